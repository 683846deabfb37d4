import { bytesToHex, bytesToString, hashMessage, hashTypedData, hexToBytes, keccak256, type Hex } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { pathText } from '../derivationPaths.ts'
import { bytesOf, mapOf, numberOf, stepsOf, Tag } from '../keystone/registry.ts'
import { CborTag, decodeCbor, encodeCbor, type Cbor } from '../../../../parts/qr/ur/cbor.ts'
import { createUrReader } from '../../../../parts/qr/ur/createUrReader.ts'
import { encodeUr } from '../../../../parts/qr/ur/encodeUr.ts'

/** An air-gapped wallet in software (ERC-4527): reads the frames of a request, and answers with frames. */
export const createSoftQrWallet = (mnemonic: string) => ({
  async *answerTo(frames: readonly string[]): AsyncGenerator<string> {
    const reader = createUrReader()
    const cbor = frames.map((frame) => reader.read(frame).ur).find((ur) => ur !== null)?.cbor
    if (cbor === undefined) throw new Error('The frames are not whole')
    const request = mapOf(decodeCbor(cbor), 'The request')
    const path = pathText(stepsOf(mapOf(request.get(5), 'The path')).map(Number))
    const account = mnemonicToAccount(mnemonic, { path: path as `m/44'/60'/${string}` })
    const hash = hashOf(numberOf(request.get(3)), bytesOf(request.get(2), 'What is signed'))
    const answer = encodeCbor(
      new Map<number, Cbor>([
        [1, new CborTag(Tag.uuid, bytesOf(request.get(1), 'The number'))],
        [2, hexToBytes(await account.sign({ hash }))],
      ]),
    )
    yield* encodeUr({ type: 'eth-signature', cbor: answer }, { fragmentBytes: 60 })
  },
})

function hashOf(kind: number | null, data: Uint8Array): Hex {
  if (kind === 2) return hashTypedData(JSON.parse(bytesToString(data)))
  if (kind === 3) return hashMessage({ raw: data })
  return keccak256(bytesToHex(data))
}
