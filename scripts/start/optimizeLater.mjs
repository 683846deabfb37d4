import { setFlagsFromString } from 'node:v8'

/*
 * For the processes of tests, which run most of their code a few times. Optimizing compilers took a quarter of the computing of the service's
 * tests: the defaults of Node are for servers that run for days. Another version of Node reports a flag that it does not know, and goes on.
 */
const FLAGS = [
  // Optimizes a function when it has run three times as long as by default.
  '--interrupt-budget=400000',
  // WebAssembly, which is the embedded database: compiles a function at its first call, and does not optimize it.
  '--wasm-lazy-compilation',
  '--liftoff-only',
]
for (const flag of FLAGS) setFlagsFromString(flag)
