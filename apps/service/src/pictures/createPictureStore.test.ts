import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestFolder } from '../testing/testService.ts'
import { pngOf } from '../testing/pngOf.ts'
import { createPictureStore } from './createPictureStore.ts'
import { pictureKind } from './MediaKind.ts'

const HOUR_MS = 3_600_000
let folder: ReturnType<typeof createTestFolder>
let now = 1_800_000_000_000
beforeEach(() => {
  folder = createTestFolder()
})
afterEach(() => folder.remove())

const picture = (side = 4) => ({ type: 'image/png', bytes: pngOf(side, side) })
const open = (limits = {}) =>
  createPictureStore({
    folder: join(folder.path, 'logos'),
    mostBytes: 1e6,
    mostFiles: 10,
    kind: pictureKind,
    clock: () => now,
    ...limits,
  })

test('behavior: a stored picture is found until it is too old, also after a restart', async () => {
  await open().store('https://a.example/1.png', picture())
  expect(await open().find('https://a.example/1.png', HOUR_MS)).toEqual(picture())
  expect(await open().find('https://a.example/2.png', HOUR_MS)).toBeNull()
  now += HOUR_MS + 1
  expect(await open().find('https://a.example/1.png', HOUR_MS)).toBeNull()
})

test('behavior: over a limit, the pictures that were used longest ago are removed', async () => {
  const store = open({ mostFiles: 2 })
  for (const name of ['a', 'b']) {
    await store.store(name, picture())
    now += 1000
  }
  expect(await store.find('a', HOUR_MS)).not.toBeNull()
  now += 1000
  await store.store('c', picture())
  expect(await store.find('b', HOUR_MS)).toBeNull()
  expect(await store.find('a', HOUR_MS)).not.toBeNull()
  expect(readdirSync(join(folder.path, 'logos'))).toHaveLength(2)
  const small = open({ mostBytes: 40 })
  await small.store('d', picture())
  expect(readdirSync(join(folder.path, 'logos'))).toHaveLength(1)
})

test('attack: a file that another program wrote into the folder is not passed on unless it is a picture', async () => {
  const store = open()
  await store.store('a', picture())
  const [name = ''] = readdirSync(join(folder.path, 'logos'))
  writeFileSync(join(folder.path, 'logos', name), '<html><script>alert(1)</script></html>')
  expect(await store.find('a', Infinity)).toBeNull()
})

test('error: a folder that cannot be written is not an error', async () => {
  writeFileSync(join(folder.path, 'logos'), 'a file')
  const store = open()
  await store.store('a', picture())
  expect(await store.find('a', HOUR_MS)).toBeNull()
})
