import type { WalletAnswer, WalletRequest } from './TestWallet.ts'
import { field } from './walletFields.ts'

/** Forwards requests to the node that the wallet does not answer itself. */
export async function forwardToNode(url: string, { method, params }: WalletRequest): Promise<WalletAnswer> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  const body: unknown = await response.json()
  const error = field(body, 'error')
  if (error) return { error: { code: Number(field(error, 'code')), message: String(field(error, 'message')) } }
  return { result: field(body, 'result') }
}
