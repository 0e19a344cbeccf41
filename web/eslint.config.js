import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

/** Style and mistakes; types are svelte-check's. */
export default ts.config(
  { ignores: ["src/protocol/generated.ts", "src/i18n/keys.gen.ts", "public/"] }, // generated, or no module
  js.configs.recommended,
  ts.configs.strict,
  ts.configs.stylistic,
  svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser } } },
  {
    rules: {
      // The compiler doubts every index (noUncheckedIndexedAccess): where one is known to be right, it is said by "!".
      "@typescript-eslint/no-non-null-assertion": "off",
      "@typescript-eslint/no-unused-vars": ["error", { varsIgnorePattern: "^_$", argsIgnorePattern: "^_$" }],
      "svelte/no-useless-mustaches": "off", // a space at the edge of a block has to be written {" "}
    },
  },
);
