import { BaseError } from '@countersign/primitives'

export type StartErrorCode = 'config/invalid' | 'port/taken' | 'port/unusable'

export class StartError extends BaseError<StartErrorCode, Record<string, unknown>> {
  static fromListening(cause: unknown, { port, host }: { port: number; host: string }): StartError {
    const isTaken = cause instanceof Error && 'code' in cause && cause.code === 'EADDRINUSE'
    return new StartError({
      code: isTaken ? 'port/taken' : 'port/unusable',
      message: isTaken
        ? `Port ${port} on ${host} is taken by another program. Stop that program or set PORT to a free port.`
        : `The service could not listen on ${host}:${port}: ${cause instanceof Error ? cause.message : String(cause)}. Set HOST and PORT to an address of this machine.`,
      meta: { port, host },
      cause,
    })
  }

  static invalidConfig(problems: readonly string[]): StartError {
    return new StartError({
      code: 'config/invalid',
      message: `The configuration has ${problems.length === 1 ? 'a problem' : `${problems.length} problems`}:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`,
      meta: { problems },
    })
  }
}
