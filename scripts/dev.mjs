// `npm run dev`: the page with hot reload, a service that restarts on change, and two local chains. The program is scripts/dev/main.ts.
import { runProgram } from './start/runProgram.mjs'

await runProgram('scripts/dev/main.ts', 'npm run dev')
