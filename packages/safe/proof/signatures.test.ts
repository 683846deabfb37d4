import { demoOwners, deploySafe, fund, sendTransaction, spareKeys, testContractSignerAbi } from '@countersign/devchain'
import { encodeFunctionData, parseAbi, type Address, type Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bytesToHex, hexToBytes } from '@countersign/primitives'
import { keccak256 } from '../src/keccak/keccak256.ts'
import {
  approvedHashSignature,
  buildTransaction,
  contractSignature,
  encodeExecTransaction,
  encodeSafeMessage,
  encodeSafeTransaction,
  fromWalletSignature,
  hashSafeTransaction,
  isVersionBelow,
  packSignatures,
  parseSignatures,
  recoverSignature,
  verifySignature,
  type Signature,
  type SignatureReads,
} from '../src/index.ts'
import { proofAbi, provenVersions, startProofChain } from './proofChain.ts'

const [eoaOwner, ethSignOwner, approvingOwner] = demoOwners
const [nestedFirst, nestedSecond, outsider] = spareKeys
const forms = {
  bytes32: parseAbi(['function isValidSignature(bytes32,bytes) view returns (bytes4)']),
  bytes: parseAbi(['function isValidSignature(bytes,bytes) view returns (bytes4)']),
}

let chain: Awaited<ReturnType<typeof startProofChain>>
beforeAll(async () => {
  chain = await startProofChain()
})
afterAll(() => chain.stop())

const keccak = (hex: Hex): Hex => bytesToHex(keccak256(hexToBytes(hex)))

async function signEoa(privateKey: Hex, hash: Hex): Promise<Signature> {
  const signature = fromWalletSignature({
    signature: await privateKeyToAccount(privateKey).sign({ hash }),
    kind: 'eoa',
  })
  return recoverSignature({ signature, hash })
}

async function signPersonal(privateKey: Hex, hash: Hex): Promise<Signature> {
  const answered = await privateKeyToAccount(privateKey).signMessage({ message: { raw: hash } })
  return recoverSignature({ signature: fromWalletSignature({ signature: answered, kind: 'ethSign' }), hash })
}

function readsOf(safe: Address): SignatureReads {
  return {
    async isValidSignature(owner, payload, signature, form) {
      const data = encodeFunctionData({
        abi: forms[form],
        functionName: 'isValidSignature',
        args: [payload, signature],
      })
      return chain.client.call({ to: owner, data }).then(
        (answer) => answer.data ?? null,
        () => null,
      )
    },
    approvedHash: (owner, hash) =>
      chain.client.readContract({ address: safe, abi: proofAbi, functionName: 'approvedHashes', args: [owner, hash] }),
  }
}

describe.each(provenVersions)('account %s', (version) => {
  describe.each(provenVersions)('with an owner that is an account %s', (nestedVersion) => {
    let safe: Address
    let nested: Address
    let hash: Hex
    let preimage: Hex
    let signatures: readonly Signature[]
    // The handler of 1.5.0 supports only isValidSignature(bytes32,bytes), and accounts before 1.5.0 call only the
    // older form.
    const nestedIsUnderstood = !(isVersionBelow(version, '1.5.0') && nestedVersion === '1.5.0')
    const transaction = buildTransaction({ to: outsider.address, value: 1n, nonce: 0n })

    const accepts = (packed: Hex) =>
      chain.client
        .readContract({ address: safe, abi: proofAbi, functionName: 'checkSignatures', args: [hash, preimage, packed] })
        .then(
          () => true,
          () => false,
        )
    const execute = () =>
      sendTransaction(chain.client, {
        from: spareKeys[3].address,
        to: safe,
        data: encodeExecTransaction(transaction, packSignatures(signatures)),
      })
    const verify = (signature: Signature, of: { hash: Hex; preimage: Hex } = { hash, preimage }) =>
      verifySignature({ signature, ...of, version, read: readsOf(safe) })

    beforeAll(async () => {
      const { contractSigner } = chain.contracts
      nested = (
        await deploySafe(chain.rpcUrl, {
          owners: [nestedFirst.address, nestedSecond.address],
          threshold: 2,
          version: nestedVersion,
          saltNonce: BigInt(keccak(`0x${Buffer.from(version + nestedVersion).toString('hex')}`)),
        })
      ).address
      const owners = [eoaOwner.address, ethSignOwner.address, approvingOwner.address, nested, contractSigner]
      safe = (await deploySafe(chain.rpcUrl, { owners, threshold: 5, version })).address
      await fund(chain.rpcUrl, safe, { native: 1n })
      const input = { chainId: chain.chainId, safe, version, transaction }
      hash = hashSafeTransaction(input)
      preimage = encodeSafeTransaction(input)
      await sendTransaction(chain.client, {
        from: approvingOwner.address,
        to: safe,
        data: encodeFunctionData({ abi: proofAbi, functionName: 'approveHash', args: [hash] }),
      })
      await sendTransaction(chain.client, {
        from: outsider.address,
        to: contractSigner,
        data: encodeFunctionData({ abi: testContractSignerAbi, functionName: 'approve', args: [hash] }),
      })
      const asked = isVersionBelow(version, '1.5.0') ? preimage : hash
      const nestedHash = keccak(
        encodeSafeMessage({ chainId: chain.chainId, safe: nested, version: nestedVersion, bytes: asked }),
      )
      const nestedSignatures = [
        await signPersonal(nestedFirst.privateKey, nestedHash),
        await signEoa(nestedSecond.privateKey, nestedHash),
      ]
      signatures = [
        contractSignature(nested, packSignatures(nestedSignatures)),
        await signEoa(eoaOwner.privateKey, hash),
        contractSignature(contractSigner, '0x'),
        approvedHashSignature(approvingOwner.address),
        await signPersonal(ethSignOwner.privateKey, hash),
      ]
    })

    test('behavior: all four kinds pass checkSignatures together exactly if this package verifies them', async () => {
      expect(await accepts(packSignatures(signatures))).toBe(nestedIsUnderstood)
      for (const signature of signatures) {
        const valid = signature.owner !== nested || nestedIsUnderstood
        expect(await verify(signature)).toMatchObject({ valid, owner: signature.owner })
      }
    })

    test('behavior: inline and packed layouts are parsed to the same signatures', () => {
      const packed = parseSignatures(packSignatures(signatures))
      const inline = parseSignatures(`0x${signatures.map(({ data }) => data.slice(2)).join('')}`)
      expect(packed.map(({ data }) => data).toSorted()).toEqual(inline.map(({ data }) => data).toSorted())
      expect(inline.map(({ kind }) => kind)).toEqual(['contract', 'eoa', 'contract', 'approvedHash', 'ethSign'])
    })

    test('error: any signature made for another hash is refused by the contract and by this package', async () => {
      const other = { chainId: chain.chainId, safe, version, transaction: { ...transaction, value: 2n } }
      const foreign = { hash: hashSafeTransaction(other), preimage: encodeSafeTransaction(other) }
      const replacements: readonly Signature[] = [
        contractSignature(nested, packSignatures([await signEoa(nestedFirst.privateKey, foreign.hash)])),
        { ...(await signEoa(eoaOwner.privateKey, foreign.hash)), owner: eoaOwner.address },
        { ...(await signPersonal(ethSignOwner.privateKey, foreign.hash)), owner: ethSignOwner.address },
      ]
      for (const replacement of replacements) {
        const tampered = signatures.map((kept) => (kept.owner === replacement.owner ? replacement : kept))
        expect(await accepts(packSignatures(tampered))).toBe(false)
        const verdict = await verify(replacement)
        expect(verdict.valid && verdict.owner === replacement.owner).toBe(false)
      }
      for (const signature of signatures.filter(({ kind }) => kind === 'approvedHash' || kind === 'contract')) {
        expect(await verify(signature, foreign)).toMatchObject({ valid: false, owner: signature.owner })
      }
    })

    test('error: a missing, repeated, unsorted or foreign signature is refused by the contract', async () => {
      expect(await accepts(packSignatures(signatures.slice(1)))).toBe(false)
      const eoas = signatures.filter(({ kind }) => kind !== 'contract').map(({ data }) => data.slice(2))
      const packed = packSignatures(signatures)
      const heads = packed.slice(2, 2 + 5 * 130).match(/.{130}/g) ?? []
      expect(heads).toHaveLength(5)
      expect(await accepts(`0x${heads.toReversed().join('')}${packed.slice(2 + 5 * 130)}`)).toBe(false)
      expect(await accepts(`0x${eoas.join('')}${eoas.join('')}`)).toBe(false)
      const stranger = await signEoa(outsider.privateKey, hash)
      const withStranger = signatures.map((kept) => (kept.owner === eoaOwner.address ? stranger : kept))
      expect(await accepts(packSignatures(withStranger))).toBe(false)
    })

    test('behavior: any wallet can execute with the packed signatures exactly if all are valid', async () => {
      if (!nestedIsUnderstood) {
        await expect(execute()).rejects.toMatchObject({ code: 'TRANSACTION_FAILED' })
        return
      }
      const before = await chain.client.getBalance({ address: outsider.address })
      await execute()
      expect(await chain.client.getBalance({ address: outsider.address })).toBe(before + 1n)
      expect(await chain.client.readContract({ address: safe, abi: proofAbi, functionName: 'nonce' })).toBe(1n)
    })
  })
})
