import type { Edges } from './readEdges.ts'

/**
 * Leaves out every arrow that follows from others: if a leads to b and b to c, the arrow from a to c adds nothing.
 * Parts without any arrow stay.
 */
export function reduceEdges(edges: Edges): Edges {
  const reduced = new Map([...edges].map(([from, targets]) => [from, new Set(targets)]))
  for (const [from, targets] of edges)
    for (const to of [...targets].toSorted()) {
      reduced.get(from)?.delete(to)
      if (!reaches(reduced, from, to)) reduced.get(from)?.add(to)
    }
  return reduced
}

/** The arrows as a Mermaid flowchart, which hosts of repositories draw. */
export function printDiagram(edges: Edges): string {
  const lines = [...reduceEdges(edges)]
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .map(([from, targets]) =>
      targets.size === 0 ? `  ${from}` : `  ${from} --> ${[...targets].toSorted().join(' & ')}`,
    )
  return ['flowchart LR', ...lines].join('\n')
}

/** The arrows of a flowchart that printDiagram has written. */
export function readDiagram(text: string): Edges {
  const edges = new Map<string, Set<string>>()
  for (const line of text.split('\n').slice(1)) {
    const [from = '', targets] = line.trim().split(' --> ')
    edges.set(from, new Set(targets?.split(' & ')))
  }
  return edges
}

/** Sentences about arrows without an import and imports without an arrow. An import may follow several arrows. */
export function compareDiagram(diagram: Edges, imports: Edges): string[] {
  const parts = new Set([...diagram.keys(), ...imports.keys()])
  return [...parts].toSorted().flatMap((from) => {
    const [drawn, found] = [diagram.get(from), imports.get(from)]
    if (drawn === undefined) return [`${from} is not in the diagram.`]
    if (found === undefined) return [`The diagram has ${from}, which does not exist.`]
    return [
      ...[...found]
        .filter((to) => !reaches(diagram, from, to))
        .map((to) => `${from} imports ${to}, but no arrow leads there.`),
      ...[...drawn]
        .filter((to) => !found.has(to))
        .map((to) => `The diagram has an arrow from ${from} to ${to}, but there is no such import.`),
    ]
  })
}

function reaches(edges: Edges, from: string, to: string): boolean {
  const seen = new Set<string>()
  const waiting = [...(edges.get(from) ?? [])]
  for (let part = waiting.pop(); part !== undefined; part = waiting.pop()) {
    if (part === to) return true
    if (seen.has(part)) continue
    seen.add(part)
    waiting.push(...(edges.get(part) ?? []))
  }
  return false
}
