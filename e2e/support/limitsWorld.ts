import { allowanceModuleAbi, allowanceModules, safeAbi } from '@countersign/chains'
import { executeSafeTransaction, testContractAddresses } from '@countersign/devchain'
import { expect } from '@playwright/test'
import { encodeFunctionData } from 'viem'
import type { LieScene } from './runLies.ts'
import type { HostileVisit } from './hostileVisit.ts'
import { reader, signer } from './hostileWorld.ts'
import { makeSendWorld, type SendWorld } from './sendScene.ts'

/** The world of the send page, in which the user may also spend 500 TUSD a day without the other owners. */
export async function makeLimitsWorld(): Promise<SendWorld> {
  const made = await makeSendWorld()
  const { testUsd, demoModule } = testContractAddresses()
  const module = allowanceModules.find(({ devOnly }) => devOnly)?.address
  if (module === undefined) throw new Error('No allowance module is known for local chains.')
  const { address: safe, chain } = made.account
  const calls = [
    { to: safe, data: encodeFunctionData({ abi: safeAbi, functionName: 'enableModule', args: [module] }) },
    {
      to: module,
      data: encodeFunctionData({ abi: allowanceModuleAbi, functionName: 'addDelegate', args: [reader.address] }),
    },
    {
      to: module,
      data: encodeFunctionData({
        abi: allowanceModuleAbi,
        functionName: 'setAllowance',
        args: [reader.address, testUsd, 500_000_000n, 1440, 0],
      }),
    },
  ]
  for (const call of calls) {
    const { success } = await executeSafeTransaction(chain.rpcUrl, { safe, ...call, signers: [signer, reader] })
    expect(success).toBe(true)
  }
  return {
    ...made,
    path: `${made.account.path}/setup`,
    world: { ...made.world, prepared: { ...made.world.prepared, foreignCode: demoModule } },
  }
}

/** A limit of 100 TUSD typed while the lie is active; then the review of the draft, compared with the device. */
export function limitScene(visit: HostileVisit, { path, world }: SendWorld): LieScene {
  const { page, proxy } = visit
  const open = async () => {
    await page.goto(proxy.url + path)
    await page.getByRole('button', { name: 'Set a limit' }).click()
    const dialog = page.getByRole('dialog', { name: 'Set a spending limit' })
    await dialog.getByRole('combobox', { name: 'Beneficiary' }).fill(String(world.prepared['name']))
    await expect(dialog.getByText('This name comes from a registry that only the service names')).toBeVisible()
    // By its position: the symbol of a token may be the lie.
    await dialog.getByRole('combobox', { name: 'Token' }).selectOption({ index: 1 })
    await dialog.getByRole('textbox', { name: 'Amount' }).fill('100')
    await dialog.getByRole('button', { name: 'Review', exact: true }).click()
    await page.getByRole('checkbox', { name: 'The device shows the same' }).check()
  }
  return { visit, world, act: 'Sign', refused: 'Sign is blocked', method: 'eth_signTypedData_v4', open }
}
