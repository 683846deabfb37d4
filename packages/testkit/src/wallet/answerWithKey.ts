import { createWalletClient, hexToBigInt, http, isHex, type Hex, type LocalAccount } from 'viem'
import type { WalletRequest } from './TestWallet.ts'
import { field, toHex } from './walletFields.ts'

/** The position of the parameter that names the signing account, by method. */
const SIGNER_AT: Readonly<Record<string, number>> = {
  eth_signTypedData_v4: 0,
  personal_sign: 1,
  eth_sendTransaction: 0,
}

/** The account that a signing request names, in any case; undefined if the method does not sign. */
export function signerOf({ method, params }: WalletRequest): string | undefined {
  const index = SIGNER_AT[method]
  if (index === undefined) return undefined
  const parameter = params[index]
  return String(typeof parameter === 'object' ? field(parameter, 'from') : parameter).toLowerCase()
}

/** Signs or sends, depending on the method. */
export async function answerWithKey(account: LocalAccount, request: WalletRequest, rpcUrl: string): Promise<Hex> {
  const [first, second] = request.params
  if (request.method === 'personal_sign') return account.signMessage({ message: { raw: toHex(first) } })
  if (request.method === 'eth_signTypedData_v4')
    return account.signTypedData(typeof second === 'string' ? JSON.parse(second) : second)
  return send(account, first, rpcUrl)
}

function send(account: LocalAccount, parameter: unknown, rpcUrl: string): Promise<Hex> {
  const quantity = (name: string) => {
    const value = field(parameter, name)
    return isHex(value) ? hexToBigInt(value) : undefined
  }
  const gas = quantity('gas')
  const data = field(parameter, 'data')
  return createWalletClient({ account, transport: http(rpcUrl) }).sendTransaction({
    chain: null,
    to: toHex(field(parameter, 'to')),
    data: isHex(data) ? data : '0x',
    value: quantity('value') ?? 0n,
    ...(gas === undefined ? {} : { gas }),
  })
}
