import { safeAbi } from '@countersign/chains'
import { parseEther, parseUnits, type Address } from 'viem'
import { setTimeout as delay } from 'node:timers/promises'
import { devClient } from '../chain/devClient.ts'
import { testContractAddresses } from '../contracts/testContracts.ts'
import { DevchainError } from '../chain/DevchainError.ts'
import { hashOnChain, signSafeHash, type SafeTransactionInput } from '../safe/executeSafeTransaction.ts'
import { demoHistoryNonce } from './demoAccount.ts'
import { batchOf, erc20Transfer } from './demoHistory.ts'
import { demoContacts } from './demoContacts.ts'
import { demoOwners, type DemoKey } from '../keys/demoOwners.ts'
import { serviceHttp, type ServiceHttp } from './serviceHttp.ts'

type Proposal = SafeTransactionInput & { nonce: bigint; signers: [DemoKey, ...DemoKey[]]; note: string }

const indexLimitMs = 180_000

/**
 * Proposes the demo account's queue through the client service's HTTP API: the next transaction with one signature
 * missing, two in conflict at the following nonce (a payment that could be executed and its rejection), a gap, and a
 * batch after it. Existing proposals stay unchanged; nothing is proposed once the account's nonce has advanced.
 *
 * @param options.account the demo account; the call waits until the service has indexed it
 * @returns the number of proposed transactions
 * @throws DevchainError SERVICE_FAILED with the service's own error
 * @example
 * await proposeDemoQueue({ serviceUrl, rpcUrl, chainId: 31337, account: demoAccount().address })
 */
export async function proposeDemoQueue(options: {
  serviceUrl: string
  rpcUrl: string
  chainId: number
  account: Address
}): Promise<number> {
  const { serviceUrl, rpcUrl, chainId, account } = options
  const nonce = await devClient(rpcUrl).readContract({ address: account, abi: safeAbi, functionName: 'nonce' })
  if (nonce !== demoHistoryNonce) return 0
  const http = serviceHttp(serviceUrl)
  const base = `/v1/chains/${chainId}`
  await untilIndexed(http, `${base}/safes/${account}`)
  let proposed = 0
  for (const proposal of demoQueue(account)) if (await propose(http, base, rpcUrl, account, proposal)) proposed++
  return proposed
}

function demoQueue(account: Address): Proposal[] {
  const [first, second, third] = demoOwners
  const [office, auditor, lab] = [demoContacts[0].address, demoContacts[1].address, demoContacts[2].address]
  const { testUsd, testDai } = testContractAddresses()
  const start = demoHistoryNonce
  return [
    { ...erc20Transfer(testUsd, auditor, parseUnits('2500', 6)), nonce: start, signers: [first], note: 'Invoice 1042' },
    {
      to: office,
      value: parseEther('1.25'),
      nonce: start + 1n,
      signers: [second, third],
      note: 'Deposit for the new office',
    },
    { to: account, nonce: start + 1n, signers: [first], note: 'The office fell through' },
    {
      ...batchOf([
        erc20Transfer(testDai, office, parseEther('3100')),
        erc20Transfer(testDai, lab, parseEther('2750.75')),
      ]),
      nonce: start + 3n,
      signers: [third],
      note: 'Payroll',
    },
  ]
}

async function propose(
  http: ServiceHttp,
  base: string,
  rpcUrl: string,
  account: Address,
  proposal: Proposal,
): Promise<boolean> {
  const { signers, note, ...input } = proposal
  const transaction = await hashOnChain(rpcUrl, account, input)
  const { safeTxHash } = transaction
  if ((await http.status(`${base}/transactions/${safeTxHash}`)) === 200) return false
  const [proposer, ...others] = signers
  await http.post(`${base}/transactions/${account}/propose`, {
    to: transaction.to,
    value: String(transaction.value),
    data: transaction.data === '0x' ? null : transaction.data,
    nonce: String(transaction.nonce),
    operation: transaction.operation,
    safeTxGas: String(transaction.safeTxGas),
    baseGas: String(transaction.baseGas),
    gasPrice: String(transaction.gasPrice),
    gasToken: transaction.gasToken,
    refundReceiver: transaction.refundReceiver,
    safeTxHash,
    sender: proposer.address,
    signature: await signSafeHash(safeTxHash, [proposer]),
    origin: JSON.stringify({ url: 'http://localhost:4180', name: 'Countersign', note }),
  })
  for (const owner of others)
    await http.post(`${base}/transactions/${safeTxHash}/confirmations`, {
      signature: await signSafeHash(safeTxHash, [owner]),
    })
  return true
}

async function untilIndexed(http: ServiceHttp, path: string): Promise<void> {
  const limit = performance.now() + indexLimitMs
  let status = 0
  while (performance.now() < limit) {
    status = await http.status(path)
    if (status === 200) return
    await delay(100)
  }
  throw new DevchainError(
    'SERVICE_FAILED',
    `The client service has not indexed the demo account after ${indexLimitMs / 1000} s; ${path} answers ${status}.`,
  )
}
