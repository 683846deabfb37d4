import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import * as everything from './index.ts'
import * as light from './light.ts'

/** Every file reachable from one, and every import on the way that is not a file of this package. */
function walk(entry: URL, read: (file: URL) => string): { files: string[]; foreign: string[] } {
  const files = new Set<string>()
  const foreign = new Set<string>()
  const queue = [entry]
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (files.has(file.href)) continue
    files.add(file.href)
    for (const [, specifier = ''] of read(file).matchAll(/(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g)) {
      if (/^\.\.?\//.test(specifier)) queue.push(new URL(specifier, file))
      else foreign.add(specifier)
    }
  }
  return { files: [...files], foreign: [...foreign] }
}
const fromDisk = (file: URL) => readFileSync(file, 'utf8')

describe('the light entry', () => {
  test('behavior: imports only primitives besides its own files', () => {
    const { files, foreign } = walk(new URL('./light.ts', import.meta.url), fromDisk)
    const root = new URL('./', import.meta.url).href
    expect(foreign).toEqual(['@countersign/primitives'])
    expect(files.length).toBeGreaterThan(20)
    expect(files.filter((file) => !file.startsWith(root))).toEqual([])
  })

  test('behavior: the walk sees foreign imports of every spelling, and in the full entry it finds viem', () => {
    const planted = `import a from 'one'\nexport * from "two"\nimport 'three'\nconst b = await import('four')`
    expect(walk(new URL('file:///x.ts'), () => planted).foreign).toEqual(['one', 'two', 'three', 'four'])
    const { foreign } = walk(new URL('./index.ts', import.meta.url), fromDisk)
    expect(foreign.toSorted()).toEqual([
      '@countersign/chains',
      '@countersign/primitives',
      '@noble/hashes/sha3',
      'viem',
      'viem/utils',
    ])
  })
})

describe('the public lists', () => {
  test('behavior: the light entry exports exactly these', () => {
    expect(Object.keys(light).toSorted()).toMatchInlineSnapshot(`
      [
        "MULTISEND_SELECTOR",
        "NO_SHARED_ENTRY",
        "SafeError",
        "classifySettingsChange",
        "decodeMultiSend",
        "describeNonce",
        "encodeOwnerSteps",
        "explainModuleProblem",
        "explainOwnerProblem",
        "explainThresholdProblem",
        "explainsDifference",
        "findNonceGaps",
        "firstFreeNonce",
        "isEmptyCall",
        "isSameCall",
        "isSettingsMethod",
        "isVersionBelow",
        "ownElsewhereVerdict",
        "packProofs",
        "planOwners",
        "recommendNonce",
        "settingsSince",
        "splitNote",
        "transactionStatus",
      ]
    `)
  })

  test('behavior: the full entry exports exactly these besides', () => {
    const besides = Object.keys(everything).filter((name) => !(name in light))
    expect(besides.toSorted()).toMatchInlineSnapshot(`
      [
        "MULTISEND_ABI",
        "approvedHashSignature",
        "buildBatch",
        "buildDelegateTypedData",
        "buildDeleteRequestTypedData",
        "buildRejection",
        "buildSafeMessage",
        "buildSafeMessageTypedData",
        "buildSafeTransaction",
        "buildSafeTransactionTypedData",
        "buildSharedEntryTypedData",
        "buildTransaction",
        "buildTransfers",
        "calldataDigest",
        "chooseCreationContracts",
        "contractSignature",
        "creationCode",
        "decodeCall",
        "decodeMultiSendTree",
        "decodeSetup",
        "deepFreeze",
        "deleteRequestTotp",
        "disableModule",
        "domainVersions",
        "enableModule",
        "encodeCreateProxyWithNonce",
        "encodeDeployAndExecute",
        "encodeErc20Transfer",
        "encodeExecTransaction",
        "encodeMultiSend",
        "encodeSafeMessage",
        "encodeSafeTransaction",
        "encodeSetup",
        "explainSetupProblem",
        "fromWalletSignature",
        "hashDomain",
        "hashMessagePayload",
        "hashSafeMessage",
        "hashSafeTransaction",
        "hashSafeTransactionMessage",
        "hashTypedData",
        "inferPrimaryType",
        "judgeAddress",
        "judgeNetwork",
        "packSignatures",
        "parseSignatures",
        "planModuleRemoval",
        "predictAccount",
        "predictSafeAddress",
        "proveCreation",
        "readNewAccount",
        "recoverSignature",
        "recoverSignatures",
        "setFallbackHandler",
        "setGuard",
        "setModuleGuard",
        "typedDataDigests",
        "verifySignature",
        "withDomainType",
      ]
    `)
    expect(Object.keys(light).filter((name) => !(name in everything))).toEqual([])
  })
})
