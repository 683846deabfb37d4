import type { ServiceConfig } from '../config/ServiceConfig.ts'
import { StartError } from '../config/StartError.ts'
import { configMessages } from '../config/configMessages.ts'
import { isWithin, templateOf } from './templateOf.ts'

const MOST_NEAR = 3

/**
 * A limit for a path that no route has would never apply, and the operator would not notice.
 * @param routes the templates of the server's routes
 * @throws StartError config/invalid
 */
export function assertRoutesExist({ apiKeys }: Pick<ServiceConfig, 'apiKeys'>, routes: readonly string[]): void {
  const problems = apiKeys.flatMap(({ name, routes: limits }) =>
    limits
      .filter(({ path }) => !routes.some((route) => isWithin(route, templateOf(path))))
      .map(({ path }) => configMessages.unknownRoute({ name, path, near: findNear(path, routes) })),
  )
  if (problems.length > 0) throw StartError.invalidConfig(problems)
}

/** Paths with the same number of parts that agree with a path in most of them, whatever the names of the placeholders. */
function findNear(path: string, routes: readonly string[]): readonly string[] {
  const wanted = templateOf(path).split('/')
  const paths = new Set(routes.map((route) => route.split('/').slice(0, wanted.length)).map((parts) => parts.join('/')))
  const rated = [...paths]
    .map((near) => ({ near, parts: near.split('/') }))
    .filter(({ parts }) => parts.length === wanted.length)
    .map(({ near, parts }) => ({ near, equal: parts.filter((part, place) => isAlike(part, wanted[place])).length }))
  const most = Math.max(0, ...rated.map(({ equal }) => equal))
  // The empty part before the first slash always agrees.
  if (most < 2) return []
  return rated
    .filter(({ equal }) => equal === most)
    .map(({ near }) => near.replace(/:(\w+)/g, '{$1}'))
    .slice(0, MOST_NEAR)
}

const isAlike = (part: string, other: string | undefined): boolean =>
  part === other || (part.startsWith(':') && other?.startsWith(':') === true)
