import { hashMessagePayload, hashSafeMessage } from '@countersign/safe'
import { expect } from '@playwright/test'
import { isHex, type Hex } from 'viem'
import * as z from 'zod/mini'
import { approve, approveMessage, decline } from '../support/answer.ts'
import { isSigner } from '../support/isSigner.ts'
import { since } from '../support/version.ts'
import { Sent } from './sendTransactions.ts'
import type { Subject } from './Subject.ts'

const Signed = z.object({ messageHash: z.string(), signature: z.string() })

/** The last that signs typed data on chain, and the newest. */
const SIGN_TYPED: ReadonlySet<string> = new Set(['7.10.0', '9.1.0'])

/**
 * A text and typed data: with a signature since 7.11, before that as a transaction that signs on chain. Where nothing is signed it
 * is declined, and what is read was signed before.
 */
export async function signMessages(subject: Subject): Promise<void> {
  const { app, host, version } = subject
  const text = `Signed in by the apps SDK ${version}`
  // From 7.8 on more is asked: an app of which several requests in a row were declined is paused.
  if (isSigner(version) || since(version, '7.8.0')) await signOne(subject, 'txs.signMessage', text)
  else await declineOne(subject, 'txs.signMessage', text)
  if (since(version, '6.3.0')) expect(await app.value('safe.calculateMessageHash', text)).toBe(hashMessagePayload(text))
  if (!since(version, '7.8.0')) return

  const typedData = mailOf(Number(host.account.chain.chainId), version)
  if (SIGN_TYPED.has(version)) await signOne(subject, 'txs.signTypedMessage', typedData)
  else await declineOne(subject, 'txs.signTypedMessage', typedData)
  expect(await app.value('safe.calculateTypedMessageHash', typedData)).toBe(hashMessagePayload(typedData))
  if (!since(version, '7.10.0')) return

  // Lowered by the app, where it could have had a signature.
  expect(await app.value('eth.setSafeSettings', [{ offChainSigning: true }])).toEqual({ offChainSigning: true })
  expect(await app.value('eth.setSafeSettings', [{ offChainSigning: false }])).toEqual({ offChainSigning: false })
  if (version === '9.1.0') await signOnChain(subject, 'txs.signMessage', 'Lowered to the chain')
}

type Message = string | ReturnType<typeof mailOf>

const signOne = (subject: Subject, path: string, message: Message) =>
  since(subject.version, '7.11.0') ? signOffChain(subject, path, message) : signOnChain(subject, path, message)

async function declineOne({ app, host }: Subject, path: string, message: Message): Promise<void> {
  expect(await app.value('safe.isMessageSigned', message)).toBe(false)
  const declined = app.error(path, message)
  await decline(host.page)
  expect(await declined).toBe('Transaction was rejected')
  const { text } = host.before
  expect(await app.value('safe.isMessageSigned', text)).toBe(true)
  expect(await app.value('safe.isMessageHashSigned', hashMessagePayload(text))).toBe(true)
}

async function signOnChain({ app, host }: Subject, path: string, message: Message): Promise<void> {
  expect(await app.value('safe.isMessageSigned', message)).toBe(false)
  Sent.parse(await approve(host.page, app.value(path, message)))
  await expect.poll(() => app.value('safe.isMessageSigned', message)).toBe(true)
  expect(await app.value('safe.isMessageHashSigned', hashMessagePayload(message))).toBe(true)
}

async function signOffChain({ app, host }: Subject, path: string, message: Message): Promise<void> {
  const signed = await approveMessage(host.page, app.value(path, message))
  const { messageHash, signature } = Signed.parse(signed)
  const { address, chain } = host.account
  expect(messageHash).toBe(
    hashSafeMessage({ chainId: BigInt(chain.chainId), safe: address, version: '1.4.1', message }),
  )
  expect(await app.value('safe.isMessageSigned', message, signature)).toBe(true)
  expect(await app.value('safe.isMessageSigned', message, tampered(signature))).toBe(false)
  expect(await app.value('safe.isMessageHashSigned', hashMessagePayload(message), signature)).toBe(true)
  // By the hash owners sign, and by that of the message itself.
  expect(await app.value('safe.getOffChainSignature', messageHash)).toBe(signature)
  expect(await app.value('safe.getOffChainSignature', hashMessagePayload(message))).toBe(signature)
}

/** The same signature of another owner's. */
function tampered(signature: string): Hex {
  const other = `${signature.slice(0, 4)}${signature[4] === '0' ? '1' : '0'}${signature.slice(5)}`
  if (!isHex(other)) throw new Error(`No signature: ${signature}`)
  return other
}

const mailOf = (chainId: number, contents: string) => ({
  domain: { name: 'Mail', version: '1', chainId, verifyingContract: `0x${'c'.repeat(40)}` },
  types: {
    Mail: [
      { name: 'contents', type: 'string' },
      { name: 'sentAt', type: 'uint256' },
    ],
  },
  primaryType: 'Mail',
  message: { contents, sentAt: '1795780800' },
})
