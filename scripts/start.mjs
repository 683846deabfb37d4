// `npm start`: the built page, the service and two local chains. The program is scripts/start/main.ts.
import { runProgram } from './start/runProgram.mjs'

await runProgram('scripts/start/main.ts', 'npm start')
