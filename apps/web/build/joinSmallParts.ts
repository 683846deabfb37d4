/** Modules that the same files need: these files load all of them, and no other file does. */
export type SharedPart = {
  readonly key: string
  /** In characters of source. */
  readonly size: number
  /** The pages and dialogs that need it, a bit for each. */
  readonly users: bigint
  /** Whether it stays as it is, such as a page's own code. Other parts do not join it. */
  readonly isAlone: boolean
}

export type JoinLimits = {
  /** A part of this size or more does not look for another one. */
  readonly small: number
  /** The largest part that others join. */
  readonly large: number
  /** Characters that all users of both parts together may load in addition. */
  readonly added: number
}

type Joined = { size: number; readonly parts: SharedPart[]; readonly isAlone: boolean }

/**
 * Joins small parts, so that the build has fewer files: always the smallest one with that other one for which the users load least in addition.
 * What a part imports is needed by all of its users, so a part imports only from parts with more users. Two parts are not joined
 * when a third one lies between them, because their file and that one would import each other.
 *
 * @returns by the key of a part, the key of the first one that it is joined with
 */
export function joinSmallParts(parts: readonly SharedPart[], limits: JoinLimits): Map<string, string> {
  const all = new Set(parts.map((part): Joined => ({ size: part.size, parts: [part], isAlone: part.isAlone })))
  const direct = directImports(all)
  const imports = allImports(direct)
  const tried = new Set<Joined>()
  for (;;) {
    const small = smallestOf([...all].filter((one) => !one.isAlone && !tried.has(one) && one.size < limits.small))
    if (small === undefined) break
    const loaders = loadersOf(imports)
    let best: Joined | undefined
    let least = limits.added
    for (const other of all) {
      if (other === small || other.isAlone || other.size > limits.large) continue
      const added = addedBy(small, other, least, imports, loaders)
      if (added >= least || isBetween(small, other, direct, imports) || isBetween(other, small, direct, imports))
        continue
      least = added
      best = other
    }
    tried.add(small)
    if (best === undefined) continue
    best.size += small.size
    best.parts.push(...small.parts)
    moveImports(direct, small, best, false)
    moveImports(imports, small, best, true)
    all.delete(small)
    tried.delete(best)
  }
  return new Map(
    [...all].flatMap((one) => {
      const first = one.parts.map(({ key }) => key).toSorted()[0] ?? ''
      return one.parts.map(({ key }) => [key, first] as const)
    }),
  )
}

const smallestOf = (joined: readonly Joined[]): Joined | undefined =>
  joined.toSorted((one, other) => one.size - other.size)[0]

/** By part: other parts that it may import. */
type Imports = ReadonlyMap<Joined, ReadonlySet<Joined>>

const directImports = (all: ReadonlySet<Joined>): Map<Joined, Set<Joined>> =>
  new Map([...all].map((one) => [one, new Set([...all].filter((other) => mayImport(one, other)))]))

const mayImport = (one: Joined, from: Joined): boolean =>
  one.parts.some((part) => from.parts.some(({ users }) => users !== part.users && (users & part.users) === part.users))

/** Also what the imported parts import. */
function allImports(direct: Imports): Map<Joined, Set<Joined>> {
  const follow = (one: Joined, into: Set<Joined>): Set<Joined> => {
    for (const next of direct.get(one) ?? [])
      if (!into.has(next)) {
        into.add(next)
        follow(next, into)
      }
    return into
  }
  return new Map([...direct.keys()].map((one) => [one, follow(one, new Set())]))
}

/** The file of `to` takes over what the file of `from` imports, and what imports it. */
function moveImports(imports: Map<Joined, Set<Joined>>, from: Joined, to: Joined, isTransitive: boolean): void {
  const own = imports.get(to) ?? new Set()
  for (const next of imports.get(from) ?? []) own.add(next)
  imports.delete(from)
  for (const targets of imports.values()) {
    if (targets.delete(from)) targets.add(to)
    if (isTransitive && targets.has(to)) for (const next of own) targets.add(next)
  }
  own.delete(from)
  own.delete(to)
}

const isBetween = (from: Joined, to: Joined, direct: Imports, imports: Imports): boolean =>
  [...(direct.get(from) ?? [])].some((one) => one !== to && imports.get(one)?.has(to))

/** By part: the pages and dialogs that load it. */
function loadersOf(imports: Imports): Map<Joined, bigint> {
  const loaders = new Map<Joined, bigint>()
  for (const [one, imported] of imports) {
    const users = one.parts.reduce((all, part) => all | part.users, 0n)
    for (const next of [one, ...imported]) loaders.set(next, (loaders.get(next) ?? 0n) | users)
  }
  return loaders
}

/** What users load in addition when two parts are one file. */
function addedBy(one: Joined, other: Joined, most: number, imports: Imports, loaders: Map<Joined, bigint>): number {
  const usersOf = (part: Joined) => loaders.get(part) ?? 0n
  /** What the users of `from` load in addition for `to`. */
  const sizeFor = (from: Joined, to: Joined) => {
    const users = usersOf(from) & ~usersOf(to)
    if (users === 0n) return 0
    const size = to.size * count(users)
    if (size >= most) return size
    return [...(imports.get(to) ?? [])].reduce((sum, next) => sum + next.size * count(users & ~usersOf(next)), size)
  }
  return sizeFor(one, other) + sizeFor(other, one)
}

const count = (users: bigint): number => (users === 0n ? 0 : users.toString(2).replaceAll('0', '').length)
