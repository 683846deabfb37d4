import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openConfig } from './openConfig.ts'
import { createTestFolder } from './testing/testService.ts'

// Nothing listens at this address: a chain id that the file names is not asked for.
const rpcUrl = 'http://127.0.0.1:1'

test('behavior: a public chain that is named by its id alone has its name and coin, and is indexed on demand, also without a preset', async () => {
  const folder = createTestFolder()
  const path = join(folder.path, 'config.json')
  const chains = [
    { chainId: 59144, rpcUrl },
    { chainId: '7777777', rpcUrl, chainName: 'Ours', mode: 'full' },
    { chainId: 31337, rpcUrl },
    { chainId: 987654321, rpcUrl },
    { chainId: 10, rpcUrl },
  ]
  try {
    writeFileSync(path, JSON.stringify({ chains }))
    const [linea, zora, local, unknown, optimism] = (await openConfig(path, {})).chains
    expect(linea).toMatchObject({
      chainId: '59144',
      chainName: 'Linea Mainnet',
      nativeCurrency: { symbol: 'ETH' },
      blockExplorerUriTemplate: { address: 'https://lineascan.build/address/{{address}}' },
      mode: 'onDemand',
    })
    expect(zora).toMatchObject({
      chainId: '7777777',
      chainName: 'Ours',
      nativeCurrency: { symbol: 'ETH' },
      mode: 'full',
    })
    expect(local).toMatchObject({ chainName: 'Chain 31337', mode: 'full' })
    expect(unknown).toMatchObject({ chainName: 'Chain 987654321', mode: 'full' })
    expect(optimism).toMatchObject({ shortName: 'oeth', mode: 'onDemand' })
  } finally {
    folder.remove()
  }
})
