import { BaseError } from '@countersign/primitives'
import { configMessages } from './configMessages.ts'

/** Why the service cannot start. */
export type StartErrorCode = 'config/invalid' | 'port/taken' | 'port/unusable'

/** The service cannot start; the message says what to change. */
export class StartError extends BaseError<StartErrorCode, Record<string, unknown>> {
  static fromListening(cause: unknown, { port, host }: { port: number; host: string }): StartError {
    const isTaken = cause instanceof Error && 'code' in cause && cause.code === 'EADDRINUSE'
    return new StartError({
      code: isTaken ? 'port/taken' : 'port/unusable',
      message: isTaken
        ? configMessages.portTaken({ port, host })
        : configMessages.portUnusable({ port, host, reason: cause instanceof Error ? cause.message : String(cause) }),
      meta: { port, host },
      cause,
    })
  }

  static invalidConfig(problems: readonly string[]): StartError {
    return new StartError({
      code: 'config/invalid',
      message: configMessages.problems(problems),
      meta: { problems },
    })
  }
}
