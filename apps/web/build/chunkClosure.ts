import type { Rolldown } from 'vite'

/** A function that names a script and everything that it imports, directly or not. */
export function chunkClosure(bundle: Rolldown.OutputBundle): (start: string) => Set<string> {
  const closureOf = (start: string, into = new Set<string>()): Set<string> => {
    if (into.has(start)) return into
    into.add(start)
    const file = bundle[start]
    if (file?.type === 'chunk') for (const next of file.imports) closureOf(next, into)
    return into
  }
  return (start) => closureOf(start)
}
