import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Address } from '@countersign/primitives'
import { ableToSign } from './ableToSign.ts'
import { advisedThresholds } from './advisedThresholds.ts'
import { checkOwnerGraph } from './checkOwnerGraph.ts'
import { countKeys } from './countKeys.ts'
import type { OwnerNode } from './OwnerNode.ts'
import { sharedKeys } from './sharedKeys.ts'

const address = (number: number): Address => `0x${number.toString(16).padStart(40, '0')}`
const safe: Address = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const child: Address = '0x23618e81E3f5cdF7f54C3d65f7FBc0aBf5B21E8f'
const other: Address = '0x8f86403A4DE0BB5791fa46B8e795C547942fE4Cf'
const delegate: Address = '0x63c0c19a282a1B52b07dD5a65b58948A07DAE32B'
const [alice, bob, carol, dave, erin, frank] = [1, 2, 3, 4, 5, 6].map(address) as [
  Address,
  Address,
  Address,
  Address,
  Address,
  Address,
]

const key: OwnerNode = { kind: 'key' }
const account = (threshold: number, ...owners: readonly Address[]): OwnerNode => ({
  kind: 'account',
  owners,
  threshold,
})
const token: OwnerNode = { kind: 'contract', signer: 'never', reason: 'it has no isValidSignature' }
const open: OwnerNode = { kind: 'contract', signer: 'any-signature', reason: 'it accepts anything' }

/** Every owner that is not named is a key. */
const graph = (nodes: Readonly<Record<Address, OwnerNode | null>>): Map<string, OwnerNode> => {
  const all = new Map<string, OwnerNode>()
  for (const [at, node] of Object.entries(nodes)) if (node) all.set(at.toLowerCase(), node)
  for (const node of Object.values(nodes))
    if (node?.kind === 'account')
      for (const owner of node.owners)
        if (!all.has(owner.toLowerCase()) && nodes[owner] !== null) all.set(owner.toLowerCase(), key)
  return all
}
const exactly = (count: number) => ({ least: count, most: count })

describe('countKeys', () => {
  test.each<[string, Readonly<Record<Address, OwnerNode | null>>, number | null, number | null]>([
    ['1 of 1', { [safe]: account(1, alice) }, 0, 1],
    ['2 of 3', { [safe]: account(2, alice, bob, carol) }, 1, 2],
    ['3 of 3', { [safe]: account(3, alice, bob, carol) }, 0, 3],
    ['4 of 6', { [safe]: account(4, alice, bob, carol, dave, erin, frank) }, 2, 4],
    [
      'a nested account costs its own threshold',
      { [safe]: account(2, alice, child), [child]: account(2, bob, carol) },
      0,
      3,
    ],
    [
      'a key behind two owners counts once',
      { [safe]: account(2, alice, bob, child), [child]: account(1, alice) },
      // Alice and her account are two of three owners: without her, Bob is alone; with her, no other owner is needed.
      0,
      1,
    ],
    [
      'a key behind two owners of a nested account',
      { [safe]: account(1, child), [child]: account(2, alice, other), [other]: account(1, alice, bob) },
      0,
      1,
    ],
    ['a contract that never signs is no owner', { [safe]: account(2, alice, bob, carol), [carol]: token }, 0, 2],
    ['a contract that accepts anything costs nothing', { [safe]: account(2, alice, bob, carol), [carol]: open }, 1, 1],
    [
      'an owner that needs this account counts for nothing',
      { [safe]: account(1, alice, child), [child]: account(1, safe) },
      0,
      1,
    ],
    ['stuck', { [safe]: account(2, alice, child), [child]: account(1, safe) }, null, null],
    ['stuck by a nested threshold', { [safe]: account(1, child), [child]: account(2, alice) }, null, null],
  ])('behavior: %s', (_, nodes, mayLose, thiefNeeds) => {
    expect(countKeys(safe, graph(nodes))).toEqual({
      mayLose: mayLose === null ? null : exactly(mayLose),
      thiefNeeds: thiefNeeds === null ? null : exactly(thiefNeeds),
    })
  })

  test('behavior: if any address can act, no key is needed and no loss locks the account', () => {
    expect(countKeys(safe, graph({ [safe]: account(1, alice, bob), [bob]: open }))).toEqual({
      mayLose: { least: 1, most: null },
      thiefNeeds: exactly(0),
    })
  })

  test('behavior: an owner that could not be read gives a range', () => {
    expect(countKeys(safe, graph({ [safe]: account(2, alice, bob, carol), [carol]: null }))).toEqual({
      mayLose: { least: 0, most: 1 },
      thiefNeeds: { least: 1, most: 2 },
    })
  })

  test('behavior: an unread owner that is needed may already have locked the account', () => {
    expect(countKeys(safe, graph({ [safe]: account(2, alice, bob), [bob]: null }))).toEqual({
      mayLose: { least: 0, most: 0 },
      thiefNeeds: { least: 1, most: null },
    })
  })

  test('behavior: 30 owners and a shared key are counted exactly', () => {
    const many = Array.from({ length: 30 }, (_, at) => address(at + 100))
    const nodes = { [safe]: account(15, ...many, child), [child]: account(3, many[0]!, alice, bob, carol, dave) }
    expect(countKeys(safe, graph(nodes))).toEqual({ mayLose: exactly(16), thiefNeeds: exactly(15) })
  })

  test('behavior: beyond the trial limit both bounds are still correct', () => {
    const keys = Array.from({ length: 12 }, (_, at) => address(at + 100))
    const children = Array.from({ length: 12 }, (_, at) => address(at + 500))
    const nodes = Object.fromEntries<OwnerNode>([
      [safe, account(9, ...children)],
      ...children.map((one, at) => [one, account(2, keys[at]!, keys[(at + 1) % 12]!, keys[(at + 5) % 12]!)] as const),
    ])
    const exact = countKeys(safe, graph(nodes), 1_000_000)
    const bounded = countKeys(safe, graph(nodes), 50)
    expect(exact.mayLose?.least).toBe(exact.mayLose?.most)
    expect(exact.thiefNeeds?.least).toBe(exact.thiefNeeds?.most)
    for (const [range, true_] of [
      [bounded.mayLose, exact.mayLose],
      [bounded.thiefNeeds, exact.thiefNeeds],
    ] as const) {
      expect(range?.least).toBeLessThanOrEqual(true_!.least)
      expect(range?.most).toBeGreaterThanOrEqual(true_!.least)
    }
    expect(bounded.thiefNeeds?.least).toBeLessThan(bounded.thiefNeeds!.most!)
  })

  test('behavior: the result equals that of trying every set of keys, for any graph of keys and accounts', () => {
    const keys = [1, 2, 3, 4, 5].map(address)
    const accounts = [safe, child, other]
    const anyAccount = fc
      .uniqueArray(fc.constantFrom(...keys, ...accounts), { minLength: 1, maxLength: 6 })
      .chain((owners) =>
        fc.integer({ min: 1, max: owners.length + 1 }).map((threshold) => account(threshold, ...owners)),
      )
    fc.assert(
      fc.property(anyAccount, anyAccount, anyAccount, (first, second, third) => {
        const whole = graph({ [safe]: first, [child]: second, [other]: third })
        const acts = (chosen: readonly Address[]) => {
          const some = new Map(whole)
          for (const one of keys) if (!chosen.includes(one)) some.set(one, token)
          return ableToSign(some, safe.toLowerCase(), false).has(safe.toLowerCase())
        }
        const subsets = Array.from({ length: 2 ** keys.length }, (_, bits) => keys.filter((_, at) => bits & (1 << at)))
        const able = subsets.filter(acts).map((chosen) => chosen.length)
        const lost = subsets
          .filter((gone) => !acts(keys.filter((one) => !gone.includes(one))))
          .map((gone) => gone.length)
        expect(countKeys(safe, whole)).toEqual(
          able.length === 0
            ? { mayLose: null, thiefNeeds: null }
            : { mayLose: exactly(Math.min(...lost) - 1), thiefNeeds: exactly(Math.min(...able)) },
        )
      }),
      { numRuns: 500 },
    )
  })
})

describe('advisedThresholds', () => {
  test.each<[string, Readonly<Record<Address, OwnerNode | null>>, [number, number] | null]>([
    ['1 key', { [safe]: account(1, alice) }, null],
    ['2 keys', { [safe]: account(1, alice, bob) }, null],
    ['3 keys', { [safe]: account(1, alice, bob, carol) }, [2, 2]],
    ['4 keys', { [safe]: account(1, alice, bob, carol, dave) }, [2, 3]],
    ['5 keys', { [safe]: account(1, alice, bob, carol, dave, erin) }, [3, 4]],
    ['6 keys', { [safe]: account(1, alice, bob, carol, dave, erin, frank) }, [3, 4]],
    [
      '4 owners, one a contract that never signs',
      { [safe]: account(1, alice, bob, carol, child), [child]: token },
      [2, 2],
    ],
    [
      'a key behind two of four owners: two signatures may be one person',
      { [safe]: account(1, alice, bob, carol, child), [child]: account(1, alice) },
      null,
    ],
    [
      'a key behind two of five owners',
      { [safe]: account(1, alice, bob, carol, dave, child), [child]: account(1, alice) },
      [3, 3],
    ],
  ])('behavior: %s', (_, nodes, range) => {
    expect(advisedThresholds(safe, graph(nodes))).toEqual(range && { least: range[0], most: range[1] })
  })
})

describe('sharedKeys', () => {
  test('behavior: a key is named with the owners that it is behind, at every depth', () => {
    const nodes = {
      [safe]: account(2, alice, child),
      [child]: account(2, bob, other),
      [other]: account(1, bob, alice),
    }
    expect(sharedKeys(safe, graph(nodes))).toEqual([
      { account: safe, key: alice, owners: [alice, child] },
      { account: child, key: bob, owners: [bob, other] },
    ])
  })

  test('behavior: a path back through the account itself shares no key', () => {
    expect(sharedKeys(safe, graph({ [safe]: account(1, alice, child), [child]: account(1, safe, bob) }))).toEqual([])
  })
})

describe('checkOwnerGraph', () => {
  const judge = (nodes: Readonly<Record<Address, OwnerNode | null>>) => checkOwnerGraph(safe, graph(nodes))

  test.each<[string, Readonly<Record<Address, OwnerNode | null>>, [string, string][]]>([
    ['keys', { [safe]: account(2, alice, bob, carol) }, [['verified', 'The owners can sign']]],
    ['one of three', { [safe]: account(1, alice, bob, carol) }, [['caution', 'Every owner alone could act']]],
    ['all of three', { [safe]: account(3, alice, bob, carol) }, [['caution', 'One lost key would lock the account']]],
    [
      'one of one',
      { [safe]: account(1, alice) },
      [
        ['caution', 'One key alone could act'],
        ['caution', 'One lost key would lock the account'],
      ],
    ],
    [
      'a child with keys of its own',
      { [safe]: account(2, alice, bob, child), [child]: account(1, carol) },
      [['verified', 'The owners can sign']],
    ],
    [
      'a cycle without effect',
      { [safe]: account(2, alice, bob, carol, child), [child]: account(1, safe) },
      [['caution', 'Owners that own each other']],
    ],
    [
      'an owner that is an account which cannot reach its threshold',
      { [safe]: account(2, alice, bob, carol, child), [child]: account(2, dave) },
      [['caution', 'An owner that can never sign']],
    ],
    [
      'an owner that is a contract which never signs',
      { [safe]: account(2, alice, bob, carol, child), [child]: token },
      [['caution', 'An owner that can never sign']],
    ],
    [
      'the same key behind two owners',
      { [safe]: account(3, alice, bob, carol, dave, child), [child]: account(1, alice) },
      [['caution', 'One key is behind two owners']],
    ],
    [
      'a single key that gives all signatures',
      { [safe]: account(2, alice, bob, child), [child]: account(1, alice) },
      [
        ['caution', 'One key alone could act'],
        ['caution', 'One lost key would lock the account'],
        ['caution', 'One key is behind two owners'],
      ],
    ],
    [
      'a delegated key',
      { [safe]: account(2, alice, bob, carol), [carol]: { kind: 'key', delegate } },
      [['caution', 'An owner’s key runs the code of a contract']],
    ],
    [
      'one that could not be read and is needed',
      { [safe]: account(2, alice, child), [child]: null },
      [
        ['unchecked', 'Owners that can sign'],
        ['caution', 'One lost key would lock the account'],
      ],
    ],
    [
      'one that could not be read and is not',
      { [safe]: account(2, alice, bob, carol, child), [child]: null },
      [['verified', 'The owners can sign']],
    ],
  ])('behavior: %s', (_, nodes, found) => {
    expect(judge(nodes).map(({ verdict, title }) => [verdict, title])).toEqual(found)
  })

  const DANGERS: [string, Readonly<Record<Address, OwnerNode | null>>, string[]][] = [
    [
      'a threshold above the owners that can sign',
      { [safe]: account(2, alice, child), [child]: token },
      ['2 of 2 owners must sign, but only 1 can', `${child} is a contract that cannot sign`],
    ],
    [
      'a cycle',
      { [safe]: account(2, alice, child), [child]: account(1, safe) },
      ['only 1 can', `${safe} is owned by ${child} is owned by ${safe}`],
    ],
    [
      'a longer cycle',
      { [safe]: account(1, child), [child]: account(1, other), [other]: account(1, safe) },
      ['only 0 can', `${safe} is owned by ${child} is owned by ${other} is owned by ${safe}`],
    ],
    [
      'a nested account that cannot reach its threshold',
      { [safe]: account(2, alice, child), [child]: account(2, bob) },
      ['only 1 can', `${child} needs 2 of 1 owners and has 1 that can sign`],
    ],
    [
      'a contract that cannot sign, two accounts down',
      { [safe]: account(1, child), [child]: account(1, other), [other]: token },
      ['only 0 can', `${other} is a contract that cannot sign`],
    ],
    [
      'a threshold no set of owners reaches',
      { [safe]: account(3, alice, bob) },
      ['3 of 2 owners must sign, but only 2 can'],
    ],
  ]
  test.each(DANGERS)('security: %s is a danger that names what would be locked', (_, nodes, words) => {
    const found = checkOwnerGraph(safe, graph(nodes), { locked: '12.5 ETH', field: 'transaction.threshold' })
    expect(found).toMatchObject([
      {
        id: 'owner-graph',
        verdict: 'danger',
        title: 'The account could never act again',
        field: 'transaction.threshold',
      },
    ])
    for (const part of [...words, '12.5 ETH could never be moved again']) expect(found[0]?.reason).toContain(part)
  })

  test('security: contracts that accept any signature and reach the threshold are a danger', () => {
    expect(judge({ [safe]: account(1, alice, child), [child]: open })[0]).toMatchObject({
      verdict: 'danger',
      title: 'Any address could act',
    })
  })

  test('behavior: a delegated key names the contract', () => {
    expect(judge({ [safe]: account(2, alice, bob, carol), [carol]: { kind: 'key', delegate } })[0]?.reason).toContain(
      delegate,
    )
  })
})
