import { BaseError, RpcError, RpcRequestError } from 'viem'

const BUSY = /rate|limit|too many|busy|timeout|timed out|exceed|capacity|try again/i

/** The node answered that it does not do this; a node that is busy or away says nothing about what it can do. */
export function isRefusal(error: unknown): boolean {
  if (!(error instanceof BaseError)) return false
  const answer = error.walk((inner) => inner instanceof RpcRequestError || inner instanceof RpcError)
  return answer instanceof Error && !BUSY.test(answer.message)
}
