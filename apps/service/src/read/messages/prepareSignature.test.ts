import { demoOwners, spareKeys } from '@countersign/devchain'
import { approvedHashSignature, contractSignature, packSignatures, recoverSignatures } from '@countersign/safe'
import { hashMessage, keccak256, stringToHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { prepareSignature } from '@countersign/ledger'

test('behavior: the stored signatures give the same bytes as recovering each signature', async () => {
  const hash = keccak256(stringToHex('a message'))
  const [alice, bob] = demoOwners
  const byHash = await privateKeyToAccount(alice.privateKey).sign({ hash })
  const personal = await privateKeyToAccount(bob.privateKey).sign({ hash: hashMessage({ raw: hash }) })
  const ethSign = `0x${personal.slice(2, -2)}${(Number(`0x${personal.slice(-2)}`) + 4).toString(16)}` as const
  const approved = approvedHashSignature(spareKeys[0].address)
  const contract = contractSignature(spareKeys[1].address, '0x1234567890')
  const given = [
    { owner: bob.address, signature: ethSign },
    { owner: contract.owner, signature: contract.data },
    { owner: alice.address, signature: byHash },
    { owner: approved.owner, signature: approved.data },
  ]
  const recovered = await Promise.all(given.map(({ signature }) => recoverSignatures({ signatures: signature, hash })))
  expect(prepareSignature(given)).toBe(packSignatures(recovered.flat()))
})
