import { readEnvironment, runOperate as runOperateOfService, UsageError } from '@countersign/service'
import { cliMessages } from '../cliMessages.ts'
import { EXIT, type CliIo } from '../output/CliIo.ts'

/** `countersign operate <command>`: commands of the operator, for a running service or on its files. */
export async function runOperate(args: readonly string[], io: CliIo): Promise<number> {
  try {
    const { ADMIN_TOKEN: token, DATABASE_URL: databaseUrl } = readEnvironment()
    io.write(`${await runOperateOfService(args, { token, databaseUrl, program: cliMessages.operateProgram })}\n`)
    return EXIT.ok
  } catch (error) {
    io.complain(`${(error instanceof Error ? error.message : String(error)).trimEnd()}\n`)
    return error instanceof UsageError ? EXIT.failed : EXIT.differs
  }
}
