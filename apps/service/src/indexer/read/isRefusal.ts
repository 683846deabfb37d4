import { BaseError, RpcError, RpcRequestError } from 'viem'

const BUSY = /rate|limit|too many|busy|timeout|timed out|exceed|capacity|try again/i

/** Whether the node answered that it does not support a method. Errors of a busy or unreachable node say nothing about its features. */
export function isRefusal(error: unknown): boolean {
  if (!(error instanceof BaseError)) return false
  const answer = error.walk((inner) => inner instanceof RpcRequestError || inner instanceof RpcError)
  return answer instanceof Error && !BUSY.test(answer.message)
}
