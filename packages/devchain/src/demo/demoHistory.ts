import { allowanceModuleAbi, allowanceModules, findSafeDeployment, safeAbi } from '@countersign/chains'
import { encodeMultiSend } from '@countersign/safe'
import { encodeFunctionData, parseEther, parseUnits, type Address, type Hex } from 'viem'
import { devClient } from '../chain/devClient.ts'
import { sendTransaction } from '../chain/sendTransaction.ts'
import type { TestContracts } from '../contracts/testContracts.ts'
import { DevchainError } from '../chain/DevchainError.ts'
import { demoModuleAbi, revertingTargetAbi, testTokenAbi } from '../generated/testAbis.ts'
import { executeSafeTransaction, type SafeTransactionInput } from '../safe/executeSafeTransaction.ts'
import { fund } from '../safe/fund.ts'
import { demoContacts } from './demoContacts.ts'
import { demoOwners, spareKeys, type DemoKey } from '../keys/demoOwners.ts'

/** One event of the demo account's history; `hour` 12 is the time of day of the first start. */
export type DemoEvent = { daysAgo: number; hour: number; run: () => Promise<unknown> }

/**
 * The events after the creation, oldest first. Executes `demoHistoryNonce` Safe transactions.
 *
 * @param options.withLimit the demo module also sets a spending limit: 500 TUSD a week for the third owner
 */
export function demoHistory(
  rpcUrl: string,
  safe: Address,
  contracts: TestContracts,
  options: { withLimit?: boolean } = {},
): DemoEvent[] {
  const [first, second, third] = demoOwners
  const [office, auditor, lab] = [demoContacts[0].address, demoContacts[1].address, demoContacts[2].address]
  const { testUsd, testDai, badges, demoModule, revertingTarget } = contracts
  const execute = async (signers: DemoKey[], executor: DemoKey, transaction: SafeTransactionInput, succeeds = true) => {
    const { success, transactionHash } = await executeSafeTransaction(rpcUrl, {
      safe,
      signers,
      executor: executor.address,
      ...transaction,
    })
    if (success !== succeeds)
      throw new DevchainError(
        'TRANSACTION_FAILED',
        `Demo transaction ${transactionHash} ${success ? 'succeeded' : 'failed'} against expectation.`,
      )
  }
  return [
    { daysAgo: 8, hour: 10, run: () => fund(rpcUrl, safe, { native: parseEther('12.5'), from: spareKeys[5].address }) },
    {
      daysAgo: 8,
      hour: 11,
      run: () => fund(rpcUrl, safe, { tokens: [{ token: testUsd, amount: parseUnits('250000', 6) }] }),
    },
    {
      daysAgo: 7,
      hour: 9,
      run: () => fund(rpcUrl, safe, { tokens: [{ token: testDai, amount: parseEther('48000') }] }),
    },
    { daysAgo: 7, hour: 10, run: () => fund(rpcUrl, safe, { badges: [{ token: badges, tokenId: 7n }] }) },
    { daysAgo: 6, hour: 11, run: () => execute([first, second], first, { to: office, value: parseEther('0.75') }) },
    {
      daysAgo: 5,
      hour: 9,
      run: () => execute([second, third], third, erc20Transfer(testUsd, auditor, parseUnits('4200.50', 6))),
    },
    {
      daysAgo: 4,
      hour: 11,
      run: () =>
        execute([first, third], second, {
          ...batchOf([
            erc20Transfer(testUsd, office, parseUnits('1800', 6)),
            erc20Transfer(testDai, auditor, parseEther('950.25')),
            { to: lab, value: parseEther('0.2'), data: '0x' },
          ]),
        }),
    },
    {
      daysAgo: 3,
      hour: 10,
      run: () =>
        execute([first, second], first, {
          to: safe,
          data: encodeFunctionData({ abi: safeAbi, functionName: 'enableModule', args: [demoModule] }),
        }),
    },
    {
      daysAgo: 2,
      hour: 11,
      run: () =>
        sendTransaction(devClient(rpcUrl), {
          from: spareKeys[3].address,
          to: demoModule,
          data: encodeFunctionData({
            abi: demoModuleAbi,
            functionName: 'execute',
            args: [safe, lab, parseEther('0.05'), '0x', 0],
          }),
        }),
    },
    ...(options.withLimit
      ? [{ daysAgo: 2, hour: 12, run: () => setDemoLimit(rpcUrl, safe, contracts, third.address) }]
      : []),
    {
      daysAgo: 1,
      hour: 9,
      run: () =>
        execute(
          [second, third],
          second,
          {
            to: revertingTarget,
            data: encodeFunctionData({ abi: revertingTargetAbi, functionName: 'fail' }),
            safeTxGas: 60_000n,
          },
          false,
        ),
    },
    { daysAgo: 1, hour: 11, run: () => fund(rpcUrl, safe, { native: parseEther('1.5'), from: spareKeys[4].address }) },
  ]
}

/** Sent through the demo module, without signatures and without a nonce. Owners would sign the same batch. */
function setDemoLimit(rpcUrl: string, safe: Address, { demoModule, testUsd }: TestContracts, delegate: Address) {
  const allowances = allowanceModules.find(({ devOnly }) => devOnly)
  if (!allowances) throw new DevchainError('CODE_MISMATCH', 'The AllowanceModule is not among the known deployments.')
  const inModule = (data: Hex) => ({ to: allowances.address, value: 0n, data })
  const { to, data = '0x' } = batchOf([
    {
      to: safe,
      value: 0n,
      data: encodeFunctionData({ abi: safeAbi, functionName: 'enableModule', args: [allowances.address] }),
    },
    inModule(encodeFunctionData({ abi: allowanceModuleAbi, functionName: 'addDelegate', args: [delegate] })),
    inModule(
      encodeFunctionData({
        abi: allowanceModuleAbi,
        functionName: 'setAllowance',
        args: [delegate, testUsd, parseUnits('500', 6), 7 * 24 * 60, 0],
      }),
    ),
  ])
  return sendTransaction(devClient(rpcUrl), {
    from: spareKeys[3].address,
    to: demoModule,
    data: encodeFunctionData({ abi: demoModuleAbi, functionName: 'execute', args: [safe, to, 0n, data, 1] }),
  })
}

/** Calldata of an ERC-20 transfer as a Safe transaction. */
export function erc20Transfer(token: Address, to: Address, amount: bigint): { to: Address; value: bigint; data: Hex } {
  return {
    to: token,
    value: 0n,
    data: encodeFunctionData({ abi: testTokenAbi, functionName: 'transfer', args: [to, amount] }),
  }
}

/** Several calls as one delegatecall to MultiSendCallOnly 1.4.1, which works for accounts of every version ≥ 1.3.0. */
export function batchOf(calls: { to: Address; value: bigint; data: Hex }[]): SafeTransactionInput {
  const multiSend = findSafeDeployment('1.4.1', 'MultiSendCallOnly')
  if (!multiSend)
    throw new DevchainError('CODE_MISMATCH', 'MultiSendCallOnly 1.4.1 is not among the known deployments.')
  return {
    to: multiSend.address,
    operation: 1,
    data: encodeMultiSend(calls.map((call) => ({ ...call, operation: 0 }))),
  }
}
