import * as z from 'zod/mini'

/**
 * A page of results. `next` and `previous` are absolute URLs of the same route.
 * @param item - Schema of one result.
 * @example const Chains = pageOf(Chain)
 */
export const pageOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({
    // The Safe Client Gateway leaves it out of some lists.
    count: z._default(z.nullable(z.number()), null),
    next: z.nullable(z.string()),
    previous: z.nullable(z.string()),
    results: z.array(item),
  })

/** One page of a list. `next` and `previous` are complete URLs, null at the ends; `count` is null where the service does not count. */
export type Page<Item> = { count: number | null; next: string | null; previous: string | null; results: Item[] }
