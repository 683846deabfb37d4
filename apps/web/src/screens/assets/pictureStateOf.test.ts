import type { Collectible } from '@countersign/api'
import { expect, test } from 'vitest'
import { pictureStateOf } from './pictureStateOf.ts'

const item = (change: Partial<Collectible>): Collectible => ({
  address: '0x1111111111111111111111111111111111111111',
  tokenName: 'Editions',
  tokenSymbol: 'ED',
  logoUri: '',
  id: '1',
  uri: null,
  name: 'One',
  description: null,
  imageUri: null,
  metadata: null,
  ...change,
})
const reasonOf = (change: Partial<Collectible>, from: 'service' | 'chain' = 'service') => {
  const state = pictureStateOf(item(change), from)
  return state.kind === 'none' ? state.reason : state.kind
}

test('behavior: a picture inside the metadata is drawn, one at an address can be loaded', () => {
  expect(reasonOf({ imageUri: 'data:image/png;base64,AA', imageState: 'inside' })).toBe('inside')
  expect(reasonOf({ imageUri: 'https://x.example/1.png', imageState: 'remote' })).toBe('remote')
})

test('behavior: without a picture the card says why', () => {
  expect(reasonOf({ imageState: 'no-gateway' })).toContain('no IPFS gateway')
  expect(reasonOf({ imageState: 'off', imageUri: 'https://x.example/1.png' })).toContain('switched off')
  expect(reasonOf({ imageState: 'refused' })).toContain('not fetched')
  expect(reasonOf({ imageState: 'none' })).toBe('No picture')
  expect(reasonOf({ name: null, metadataState: 'pending' })).toContain('reading the metadata')
  expect(
    reasonOf({ name: null, metadataState: 'failed', metadataProblem: 'x.example answered with status 500.' }),
  ).toBe('Metadata not read: x.example answered with status 500.')
  expect(reasonOf({ imageUri: 'https://x.example/1.png', imageState: 'remote' }, 'chain')).toBe(
    'Pictures need the service.',
  )
})

test('attack: an address of another scheme or kind is never drawn by the page itself', () => {
  for (const imageUri of [
    'javascript:alert(1)',
    'data:text/html,<script>',
    'https://x.example/1.png',
    '//x.example/1.png',
  ])
    expect([imageUri, pictureStateOf(item({ imageUri, imageState: 'inside' }), 'service').kind]).toEqual([
      imageUri,
      'none',
    ])
})
