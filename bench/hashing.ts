import { checksumAddress, type Hex, ZERO_ADDRESS } from '@countersign/primitives'
import {
  decodeMultiSend,
  encodeMultiSend,
  hashSafeTransaction,
  recoverSignatures,
  type SafeTransactionData,
} from '@countersign/safe'
import { recoverAddress } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { measureRates, printRates } from './measureRate.ts'
import { calculateSafeTransactionHash, decodeMultiSendData, encodeMultiSendData } from '@safe-global/protocol-kit'

const safe = checksumAddress('0x5ba8715abd9b1812d22240aa6a79b5e7d0d71282')
const to = checksumAddress('0x4bf2ffa6a9ad07b60d222240aa6a79b5e7d0a91c')
const transaction: SafeTransactionData = {
  to,
  value: 0n,
  data: `0xa9059cbb${'0'.repeat(24)}${to.slice(2)}${412_500_000_000n.toString(16).padStart(64, '0')}`,
  operation: 0,
  safeTxGas: 0n,
  baseGas: 0n,
  gasPrice: 0n,
  gasToken: ZERO_ADDRESS,
  refundReceiver: ZERO_ADDRESS,
  nonce: 41n,
}
const peerTransaction = {
  ...transaction,
  value: '0',
  safeTxGas: '0',
  baseGas: '0',
  gasPrice: '0',
  nonce: 41,
}
const ours = () => hashSafeTransaction({ chainId: 1n, safe, version: '1.4.1', transaction })
const theirs = () => calculateSafeTransactionHash(safe, peerTransaction, '1.4.1', 1n)
if (ours() !== theirs()) throw new Error(`The two hashes differ: ${ours()} and ${theirs()}`)

const calls = Array.from({ length: 50 }, () => ({
  operation: 0 as const,
  to: transaction.to,
  value: 1n,
  data: transaction.data,
}))
const peerCalls = calls.map((call) => ({ ...call, value: '1' }))
const encoded = encodeMultiSend(calls)

const hash = ours()
const owners = Array.from({ length: 5 }, () => privateKeyToAccount(generatePrivateKey()))
const singles = await Promise.all(owners.map((owner) => owner.sign({ hash })))
const packed: Hex = `0x${singles.map((signature) => signature.slice(2)).join('')}`

printRates('safeTxHash', await measureRates({ countersign: ours, 'protocol-kit': theirs }))
printRates(
  'encode a batch of 50',
  await measureRates({
    countersign: () => encodeMultiSend(calls),
    'protocol-kit': () => encodeMultiSendData(peerCalls),
  }),
)
printRates(
  'decode a batch of 50',
  await measureRates({
    countersign: () => decodeMultiSend(encoded),
    'protocol-kit': () => decodeMultiSendData(encoded),
  }),
)
printRates(
  'verify 5 owner signatures (floor: bare ECDSA recovery)',
  await measureRates({
    countersign: () => recoverSignatures({ signatures: packed, hash }),
    floor: () => Promise.all(singles.map((signature) => recoverAddress({ hash, signature }))),
  }),
)
