/** An error as EIP-1193 and EIP-1474 shape it: wallets answer with a number, pages decide by it. */
export const rpcError = (code: number, message: string) => Object.assign(new Error(message), { code })
