import { expect, test } from 'vitest'
import * as z from 'zod'
import viteManifest from 'vite/package.json' with { type: 'json' }
import manifest from '../../package.json' with { type: 'json' }
import { explainNode } from './explainNode.mjs'

test('behavior: the versions of Node that start are those of Vite, which builds the page', () => {
  const { engines } = z.object({ engines: z.object({ node: z.string() }) }).parse(viteManifest)
  expect(engines.node).toBe('^20.19.0 || >=22.12.0')
  expect(manifest.engines.node).toBe(engines.node)
  for (const version of ['20.19.0', '20.20.2', '22.12.0', '23.0.0', '24.1.0', '100.0.0'])
    expect(explainNode(version)).toBeNull()
  for (const version of ['18.20.0', '20.18.9', '21.7.3', '22.0.0', '22.11.9'])
    expect(explainNode(version)).toContain(`does not run with Node ${version}: it needs Node 22.12 or newer`)
})
