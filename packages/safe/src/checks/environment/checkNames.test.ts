import { describe, expect, test } from 'vitest'
import { checkNames, type TypedName } from './checkNames.ts'

const registry = '0x00000000000C2E074eC69A0dFb2997BA6C7d2e1e'
const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const eve = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'
const typed = (changes: Partial<TypedName>): TypedName => ({
  name: 'alice.eth',
  address: alice,
  namedBy: 'bundle',
  now: { ok: true, value: alice },
  ...changes,
})

describe('checkNames', () => {
  test.each([
    ['the same', registry, registry],
    ['the same in lower case', registry.toLowerCase() as typeof registry, registry],
    ['none', null, registry],
    ['one where none is bundled', eve, null],
  ] as const)('behavior: a service that names %s is not contradicted', (_, fromService, bundled) => {
    expect(checkNames({ fromService, bundled }, [])).toEqual([])
  })

  test('error: another registry than the bundled one is a danger, with both addresses', () => {
    const [check] = checkNames({ fromService: eve, bundled: registry }, [])
    expect(check).toMatchObject({ verdict: 'danger', field: 'ensRegistryAddress' })
    expect(check?.reason).toContain(eve)
    expect(check?.reason).toContain(registry)
  })

  test.each<[string, Partial<TypedName>, string, string]>([
    ['that leads to the same address', {}, 'verified', 'resolves to this address'],
    ['from the service’s registry', { namedBy: 'service' }, 'caution', 'Named by the service’s registry'],
    ['that leads elsewhere now', { now: { ok: true, value: eve } }, 'danger', 'another address now'],
    ['that leads nowhere now', { now: { ok: true, value: null } }, 'danger', 'another address now'],
    ['that cannot be asked', { now: { ok: false, reason: 'timeout' } }, 'unchecked', 'Address of the name'],
  ])('behavior: a typed name %s', (_, changes, verdict, title) => {
    expect(checkNames({ fromService: registry, bundled: registry }, [typed(changes)])).toMatchObject([
      { verdict, title: expect.stringContaining(title), reason: expect.stringContaining(alice) },
    ])
  })
})
