import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/*
 * Each embedded database is a thread that compiles several megabytes of WebAssembly. While one reference in the process holds the compiled
 * code, every other thread reuses it without compiling, already optimized: half of the cost of opening a database.
 */
declare global {
  var databaseCode: Promise<WebAssembly.Module[]> | undefined
}

const folder = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'))
const compile = (name: string) => WebAssembly.compile(readFileSync(join(folder, name)))
globalThis.databaseCode ??= Promise.all(['pglite.wasm', 'initdb.wasm'].map(compile))
await globalThis.databaseCode
