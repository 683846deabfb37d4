// Writes packages/devchain/src/generated/legacyContracts.json: runtime code of the Safe contracts before 1.3.0.
// Run it here: npm install --ignore-scripts && npm run generate
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { getAddress, keccak256 } from 'viem'

const here = import.meta.dirname
const modules = join(here, 'node_modules')
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'))
const releases = [
  ['1.0.0', 'safe-contracts-100', { gnosis_safe: 'GnosisSafe', proxy_factory: 'ProxyFactory' }],
  [
    '1.1.1',
    'safe-contracts-111',
    {
      gnosis_safe: 'GnosisSafe',
      proxy_factory: 'ProxyFactory',
      multi_send: 'MultiSend',
      default_callback_handler: 'DefaultCallbackHandler',
    },
  ],
  ['1.2.0', 'safe-contracts-120', { gnosis_safe: 'GnosisSafe' }],
]
const ourNames = {
  gnosis_safe: 'Safe',
  proxy_factory: 'SafeProxyFactory',
  multi_send: 'MultiSend',
  default_callback_handler: 'DefaultCallbackHandler',
}

const contracts = []
for (const [version, folder, files] of releases)
  for (const [file, artifactName] of Object.entries(files)) {
    const published = readJson(
      join(modules, '@safe-global/safe-deployments/dist/assets', `v${version}`, `${file}.json`),
    )
    const { deployedBytecode } = readJson(join(modules, folder, 'build/contracts', `${artifactName}.json`))
    const { address, codeHash } = published.deployments.canonical
    const isPublished = codeHash === keccak256(deployedBytecode)
    contracts.push({
      label: `${version}/${ourNames[file]}`,
      address: getAddress(address),
      codeHash: keccak256(deployedBytecode),
      // Compiled from the same source, to other bytes than the published ones.
      ...(isPublished ? {} : { devOnly: true }),
      runtime: deployedBytecode,
    })
  }
writeFileSync(
  join(here, '../src/generated/legacyContracts.json'),
  `${JSON.stringify(
    {
      notice:
        'Runtime code of the Safe contracts 1.0.0, 1.1.1 and 1.2.0, Copyright Gnosis Ltd. and contributors, LGPL-3.0, source https://github.com/safe-global/safe-smart-account (see ../../NOTICE).',
      contracts,
    },
    null,
    1,
  )}\n`,
)
console.log(
  `${contracts.length} contracts before 1.3.0, ${contracts.filter((one) => one.devOnly).length} of them for development only`,
)
