import {
  demoOwners,
  executeSafeTransaction,
  signSafeHash,
  spareKeys,
  testContractAddresses,
} from '@countersign/devchain'
import { parseJson, type Json, type World } from '@countersign/testkit/hostile'
import type { MessageContent } from '@countersign/api'
import type { Hex } from '@countersign/primitives'
import { encodeErc20Transfer, hashSafeMessage } from '@countersign/safe'
import { localChain } from './localChain.ts'
import { makeAccount, type MadeAccount } from './makeAccount.ts'
import { proposeTransaction } from './proposeTransaction.ts'
import { until } from './until.ts'
import { service } from './service.ts'
import { serviceUrl } from './serviceUrl.ts'

const ETHER = 10n ** 18n
export const [signer, reader, third] = demoOwners
export const eve = spareKeys[4]

export type HostileWorld = {
  readonly account: MadeAccount
  /** Pages of the account on which a proposal waits for a signature. */
  readonly paths: {
    readonly payment: string
    readonly token: string
    readonly message: string
    readonly execution: string
  }
  readonly world: World
}

const TEXT = 'Halden treasury controls this account.'

/**
 * An account with a history, proposals that one of two owners has signed, and data of other accounts that a lie can
 * use.
 */
export async function makeHostileWorld(): Promise<HostileWorld> {
  const [chain, other] = await Promise.all([localChain('dev1'), localChain('dev2')])
  const { testUsd } = testContractAddresses()
  const account = await makeAccount(chain, {
    funds: { native: 5n * ETHER, tokens: [{ token: testUsd, amount: 5_000_000_000n }] },
  })
  const ready = await makeAccount(chain)
  const at = `/v1/chains/${chain.chainId}`
  const safeBefore = await honest(`${at}/safes/${account.address}`)
  const past = await executeSafeTransaction(chain.rpcUrl, {
    safe: account.address,
    to: spareKeys[1].address,
    value: 1n,
    signers: [signer, reader],
  })
  const recipient = spareKeys[0].address
  const payment = { to: recipient, value: (5n * ETHER) / 4n }
  const hash = await proposeTransaction(account, payment, [signer])
  const otherHash = await proposeTransaction(account, { to: spareKeys[1].address, value: ETHER, nonce: 2n }, [signer])
  const transfer = { to: testUsd, data: encodeErc20Transfer(recipient, 1_000_000_000n), nonce: 3n }
  const tokenHash = await proposeTransaction(account, transfer, [signer])
  const readyHash = await proposeTransaction(ready, { to: recipient, value: ETHER }, [signer, third])
  const messageHash = await proposeMessage(account, TEXT)
  const otherMessageHash = await proposeMessage(account, 'Halden treasury has no debts.')
  const executed = await until('the first transaction is indexed', () =>
    honest(`${at}/transactions/${past.safeTxHash}`),
  )
  const page = ({ path }: MadeAccount, id: Hex) => `${path}/transactions/${id}`
  return {
    account,
    paths: {
      payment: page(account, hash),
      token: page(account, tokenHash),
      message: `${account.path}/messages/${messageHash}`,
      execution: page(ready, readyHash),
    },
    world: {
      chainId: chain.chainId,
      safe: account.address,
      eve: eve.address,
      signer: signer.address,
      owner: reader.address,
      otherRpc: other.rpcUrl,
      prepared: {
        hash,
        readyHash,
        messageHash,
        recipient,
        token: testUsd,
        foreignCode: testContractAddresses().demoModule,
        safeBefore,
        otherSafe: await honest(`${at}/safes/${ready.address}`),
        otherDetails: await honest(`${at}/transactions/${otherHash}`),
        otherMessage: await honest(`${at}/messages/${otherMessageHash}`),
        executedAsWaiting: { ...Object(executed), txStatus: 'AWAITING_EXECUTION', executedAt: null, txHash: null },
        otherSignature: await signSafeHash(otherHash, [signer]),
        eveSignature: await signSafeHash(hash, [eve]),
        highSignature: withHighS(await signSafeHash(hash, [signer])),
      },
    },
  }
}

/** Stores a message with the first owner's signature. @returns its safeMessageHash */
export async function proposeMessage({ chain, address }: MadeAccount, message: MessageContent): Promise<Hex> {
  const hash = hashSafeMessage({ chainId: BigInt(chain.chainId), safe: address, version: '1.4.1', message })
  await service().createMessage({
    params: { chainId: chain.chainId, safe: address },
    body: { message, signature: await signSafeHash(hash, [signer]) },
  })
  return hash
}

/** The honest answer of the service. */
export async function honest(path: string): Promise<Json> {
  const response = await fetch(serviceUrl() + path)
  if (!response.ok) throw new Error(`${path} answers ${response.status}`)
  return parseJson(await response.text())
}

const ORDER = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n

/** The other of the two signatures that recover to the same key. */
function withHighS(signature: Hex): Hex {
  const [r, s, v] = [signature.slice(2, 66), signature.slice(66, 130), signature.slice(130)]
  const high = (ORDER - BigInt(`0x${s}`)).toString(16).padStart(64, '0')
  return `0x${r}${high}${v === '1b' ? '1c' : '1b'}`
}
