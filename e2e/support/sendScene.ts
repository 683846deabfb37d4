import { devClient, falseEnsRegistryCode, setEnsName, spareKeys, testContractAddresses } from '@countersign/devchain'
import { type Address, ZERO_ADDRESS } from '@countersign/primitives'
import type { World } from '@countersign/testkit/hostile'
import { expect } from '@playwright/test'
import type { LieScene } from './runLies.ts'
import type { HostileVisit } from './hostileVisit.ts'
import { eve, reader, signer } from './hostileWorld.ts'
import { localChain } from './localChain.ts'
import { makeAccount, type MadeAccount } from './makeAccount.ts'

const NAME = 'payee.demo.eth'
const FALSE_REGISTRY = '0x00000000000000000000000000000000000E4500'

export type SendWorld = {
  readonly account: MadeAccount
  readonly recipient: Address
  readonly path: string
  readonly world: World
}

/** An account that can pay, and a recipient with a name on the chain. */
export async function makeSendWorld(): Promise<SendWorld> {
  const [chain, other] = await Promise.all([localChain('dev1'), localChain('dev2')])
  const { testUsd } = testContractAddresses()
  const account = await makeAccount(chain, {
    funds: { native: 5n * 10n ** 18n, tokens: [{ token: testUsd, amount: 5_000_000_000n }] },
  })
  const recipient = spareKeys[0].address
  await setEnsName(chain.rpcUrl, NAME, recipient)
  await devClient(chain.rpcUrl).setCode({ address: FALSE_REGISTRY, bytecode: falseEnsRegistryCode(eve.address) })
  return {
    account,
    recipient,
    path: `${account.path}/send`,
    world: {
      chainId: chain.chainId,
      safe: account.address,
      eve: eve.address,
      signer: signer.address,
      owner: reader.address,
      otherRpc: other.rpcUrl,
      prepared: { recipient, token: testUsd, name: NAME, falseRegistry: FALSE_REGISTRY },
    },
  }
}

/** Two payments typed into the send page while the lie is active; then the review of the draft. */
export async function sendScene(visit: HostileVisit, { recipient, path, world }: SendWorld): Promise<LieScene> {
  const { page, proxy } = visit
  // The send page restores earlier input.
  await page.addInitScript(() => {
    if (location.pathname.endsWith('/send')) sessionStorage.clear()
  })
  const fill = async (row: number, recipient: string, token: string, amount: string) => {
    await page.getByRole('combobox', { name: `Recipient ${row}` }).fill(recipient)
    // By its address: the name of a token may be the lie.
    await page.getByRole('combobox', { name: `Token ${row}` }).selectOption(token.toLowerCase())
    await page.getByRole('textbox', { name: `Amount ${row}` }).fill(amount)
  }
  const open = async () => {
    await page.goto(proxy.url + path)
    await fill(1, NAME, ZERO_ADDRESS, '0.4')
    await page.getByRole('button', { name: 'Add recipient' }).click()
    await fill(2, recipient, String(world.prepared['token']), '100')
    await page.getByRole('button', { name: 'Review', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(' will ')
  }
  return { visit, world, act: 'Sign', refused: 'Sign is blocked', method: 'eth_signTypedData_v4', open }
}
