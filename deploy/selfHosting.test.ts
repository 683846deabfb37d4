import { ChainConfig, ServiceConfig } from '@countersign/service'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const text = readFileSync(new URL('../docs/self-hosting.md', import.meta.url), 'utf8')
const missing = (fields: readonly string[]) => fields.filter((field) => !text.includes(`\`${field}\``))

test('behavior: every field of the configuration is explained', () => {
  expect(missing(Object.keys(ServiceConfig.shape))).toEqual([])
  expect(missing(Object.keys(ChainConfig.shape))).toEqual([])
})

test('behavior: so is every field of its groups', () => {
  const { limits, policy, auth, notifications, relay, nftMetadata } = ServiceConfig.shape
  for (const group of [limits, policy, auth, notifications, relay, nftMetadata])
    expect(missing(Object.keys(group.def.innerType.shape))).toEqual([])
})
