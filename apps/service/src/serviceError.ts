import { BaseError } from '@countersign/safe/light'

export type ServiceErrorCode = 'config/invalid' | 'port/taken' | 'port/unusable'

export class ServiceError extends BaseError<ServiceErrorCode, Record<string, unknown>> {
  static fromListening(cause: unknown, { port, host }: { port: number; host: string }): ServiceError {
    const isTaken = cause instanceof Error && 'code' in cause && cause.code === 'EADDRINUSE'
    return new ServiceError({
      code: isTaken ? 'port/taken' : 'port/unusable',
      message: isTaken
        ? `Port ${port} on ${host} is taken by another program. Stop that program or set PORT to a free port.`
        : `The service could not listen on ${host}:${port}: ${cause instanceof Error ? cause.message : String(cause)}. Set HOST and PORT to an address of this machine.`,
      meta: { port, host },
      cause,
    })
  }

  static invalidConfig(problems: readonly string[]): ServiceError {
    return new ServiceError({
      code: 'config/invalid',
      message: `The configuration has ${problems.length === 1 ? 'a problem' : `${problems.length} problems`}:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`,
      meta: { problems },
    })
  }
}
