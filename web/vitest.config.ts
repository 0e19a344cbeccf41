/** The tests of what needs no browser: plain functions. */

import { mergeConfig } from "vite";
import { defineConfig } from "vitest/config";
import page from "./vite.config.ts";

export default mergeConfig(page, defineConfig({ test: { include: ["test/**/*.test.ts"], environment: "node" } }));
