/**
 * An error as defined by EIP-1193 and EIP-1474: wallets return a number, and pages decide by it.
 *
 * @example
 * rpcError(4200, 'Unsupported method').code // 4200
 */
export const rpcError = (code: number, message: string) => Object.assign(new Error(message), { code })
