"""How ratings went: the number after each rated match; `admin recompute-ratings` fills it for earlier ones."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "rating_steps",
        sa.Column("account", sa.String(length=32), nullable=False),
        sa.Column("pool", sa.String(length=40), nullable=False),
        sa.Column("matches", sa.Integer(), nullable=False),
        sa.Column("shown", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("account", "pool", "matches", name=op.f("pk_rating_steps")),
    )


def downgrade() -> None:
    op.drop_table("rating_steps")
