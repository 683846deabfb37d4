/** Imports, exports from, dynamic imports, and files that a module reads or runs as a worker. */
const NAMED = [
  /^\s*(?:import|export)\b[^'";]*?\bfrom\s*['"](\.[^'"\n]+)['"]/gm,
  /^\s*import\s*['"](\.[^'"\n]+)['"]/gm,
  /\b(?:import|require)\(\s*['"](\.[^'"\n]+)['"]/g,
  /\bnew URL\(\s*['"](\.[^'"\n]+)['"],\s*import\.meta\.url/g,
]

/** The paths that a module in JavaScript names beside itself, each once. */
export const namedBeside = (text: string): string[] => [
  ...new Set(NAMED.flatMap((pattern) => [...text.matchAll(pattern)].map(([, path = '']) => path))),
]
