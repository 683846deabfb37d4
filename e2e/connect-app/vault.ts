import type { ConnectConfig } from '@countersign/connect'

/** The wallet of a company, which no list of wallets names. It runs in this page and shares one address. */
export const vault: NonNullable<ConnectConfig['wallets']>[number] = {
  id: 'vault',
  name: 'Company vault',
  icon: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><rect width="1" height="1"/></svg>',
  iconAccent: '#123456',
  steps: [{ title: 'Open the vault', text: 'Ask the operator for a key.' }],
  connector: async () => {
    const { connectorOf } = await import('@countersign/connect/connectors')
    return connectorOf({ id: 'vault', name: 'Company vault', provider: { request: answer } })
  },
}

const ANSWERS: Readonly<Record<string, unknown>> = {
  eth_accounts: ['0x90F79bf6EB2c4f870365E785982E1f101E93b906'],
  eth_requestAccounts: ['0x90F79bf6EB2c4f870365E785982E1f101E93b906'],
  eth_chainId: '0x7a69',
}

async function answer({ method }: { method: string }): Promise<unknown> {
  if (method in ANSWERS) return ANSWERS[method]
  throw Object.assign(new Error(`The vault has no ${method}.`), { code: 4200 })
}
