"""Three ways to use the page: with a mouse, with a finger, and with the keyboard alone."""

from collections.abc import Sequence
from typing import Any, Final, Protocol

from playwright.async_api import CDPSession, Locator, Page, expect

Point = tuple[float, float]
EDGE: Final = (9.0, 14.0)  # the part of a card that sticks out from under the next one
STEPS: Final = 4
MOST_STEPS: Final = 150  # far more stops than a page of the tests has

# What has the focus, whether it can be seen there, and how it begins.
FOCUSED: Final = """() => {
  const node = document.activeElement, style = getComputedStyle(node);
  const ring = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0 && node.matches(':focus-visible');
  const box = node.getBoundingClientRect();
  const sight = box.width > 0 && box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth;
  return {body: node === document.body, visible: ring && sight, html: node.outerHTML.slice(0, 120)};
}"""
HAS_FOCUS: Final = "(node) => node === document.activeElement"


class Hands(Protocol):
    """How somebody uses the page."""

    page: Page
    drags: bool

    async def press(self, what: Locator) -> None:
        """Choose a card or push a button."""

    async def push(self, key: str, button: Locator) -> None:
        """Push a button, or strike the key that does the same."""

    async def carry(self, what: Locator, to: Locator, at: Point | None = None) -> None:
        """Drag something onto something else: to its middle, or to a point of it (from the end where negative)."""

    async def select(self, what: Locator, value: str) -> None:
        """Choose a value of a list."""


async def point(what: Locator, at: Point | None) -> Point:
    """Where on the screen a point of an element is; its middle for None."""
    await what.scroll_into_view_if_needed()
    box = await what.bounding_box()
    assert box is not None
    x, y = (box["width"] / 2, box["height"] / 2) if at is None else at
    return box["x"] + (x if x >= 0 else box["width"] + x), box["y"] + (y if y >= 0 else box["height"] + y)


def way(start: Point, end: Point) -> list[Point]:
    """The points between, the last one at the end."""
    parts = [step / STEPS for step in range(1, STEPS + 1)]
    return [(start[0] + (end[0] - start[0]) * p, start[1] + (end[1] - start[1]) * p) for p in parts]


class Mouse:
    """A mouse that clicks and drags."""

    drags = True

    def __init__(self, page: Page) -> None:
        self.page = page

    async def press(self, what: Locator) -> None:
        """A click near the left edge, where a card is not covered by the next one."""
        await what.click(position={"x": EDGE[0], "y": EDGE[1]})

    async def push(self, key: str, button: Locator) -> None:
        """A click."""
        await button.click()

    async def carry(self, what: Locator, to: Locator, at: Point | None = None) -> None:
        """Press the button down, move, let go."""
        start, end = await point(what, EDGE), await point(to, at)
        await self.page.mouse.move(*start)
        await self.page.mouse.down()
        for step in way(start, end):
            await self.page.mouse.move(*step)
        await self.page.mouse.up()

    async def select(self, what: Locator, value: str) -> None:
        """A native list cannot be clicked from outside: its value is set."""
        await what.select_option(value)


class Finger:
    """A finger that taps and drags: touch events as the screen of a phone sends them."""

    drags = True

    def __init__(self, page: Page, screen: CDPSession) -> None:
        self.page, self.screen = page, screen

    @classmethod
    async def on(cls, page: Page) -> "Finger":
        """A finger on the screen of this page, whose context has touch."""
        return cls(page, await page.context.new_cdp_session(page))

    async def press(self, what: Locator) -> None:
        """A tap near the left edge."""
        await what.click(trial=True, position={"x": EDGE[0], "y": EDGE[1]})  # waits until nothing lies over it
        await self.page.touchscreen.tap(*await point(what, EDGE))

    async def push(self, key: str, button: Locator) -> None:
        """A tap."""
        await self.press(button)

    async def carry(self, what: Locator, to: Locator, at: Point | None = None) -> None:
        """Put the finger down, move it, lift it."""
        await to.scroll_into_view_if_needed()
        start, end = await point(what, EDGE), await point(to, at)
        await self.slide([start, *way(start, end)])

    async def lift(self, what: Locator, to: Locator) -> None:
        """Rest on something until it is lifted, as where a finger scrolls, and carry it to the middle of something."""
        start, end = await point(what, EDGE), await point(to, None)
        await self._touch("touchStart", [{"x": start[0], "y": start[1]}])
        await self.page.locator(".carried").wait_for()
        for x, y in way(start, end):
            await self._touch("touchMove", [{"x": x, "y": y}])
        await self._touch("touchEnd", [])

    async def select(self, what: Locator, value: str) -> None:
        """A native list cannot be tapped from outside: its value is set."""
        await what.select_option(value)

    async def slide(self, points: Sequence[Point]) -> None:
        """Touch the first point, and lift the finger at the last."""
        kinds = ["touchStart", *["touchMove"] * (len(points) - 1)]
        for kind, (x, y) in zip(kinds, points, strict=True):
            await self._touch(kind, [{"x": x, "y": y}])
        await self._touch("touchEnd", [])

    async def _touch(self, kind: str, points: list[dict[str, Any]]) -> None:
        await self.screen.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


class Keys:
    """The keyboard alone: Tab and arrows to a thing, Enter or Space on it, and letters; `unseen` focus is noted."""

    drags = False

    def __init__(self, page: Page) -> None:
        self.page = page
        self.unseen: list[str] = []

    async def press(self, what: Locator) -> None:
        """Go there and press Space."""
        await self.reach(what)
        await self.page.keyboard.press("Space")

    async def push(self, key: str, button: Locator) -> None:
        """Strike the letter; for a button that has none, go there and press Enter."""
        await expect(button).to_be_enabled()
        if key:
            await self.page.keyboard.press(key)
            return
        await self.reach(button)
        await self.page.keyboard.press("Enter")

    async def carry(self, what: Locator, to: Locator, at: Point | None = None) -> None:
        """Raises NotImplementedError: a keyboard drags nothing."""
        raise NotImplementedError

    async def select(self, what: Locator, value: str) -> None:
        """Go there and step through the values."""
        await self.reach(what)
        await self.page.keyboard.press("Home")
        for _ in range(MOST_STEPS):
            if await what.input_value() == value:
                return
            await self.page.keyboard.press("ArrowDown")
        raise AssertionError(f"{value} is not among the values of {what}")

    async def reach(self, what: Locator) -> None:
        """Move the focus to something: through the hand by arrows, through the rest of the page by Tab."""
        await what.wait_for()
        own = await what.evaluate("(node) => Boolean(node.closest('.hand, .rack'))")
        if own:
            await self.page.keyboard.press("h")
        for _ in range(MOST_STEPS):
            if await what.evaluate(HAS_FOCUS):
                return
            await self.page.keyboard.press("ArrowRight" if own else "Tab")
            if own:  # the page moves the focus with its next picture
                await self.page.evaluate("() => new Promise(requestAnimationFrame)")
            now = await self.page.evaluate(FOCUSED)
            if not now["visible"] and not now["body"]:
                self.unseen.append(now["html"])
        raise AssertionError(f"the keyboard does not get to {what}")
