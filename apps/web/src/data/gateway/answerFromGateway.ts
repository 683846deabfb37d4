import type { Routes } from '@countersign/api'
import { callRoute, type ApiClient, type RouteInput } from '@countersign/api/client'
import { EXTENSION_ROUTES } from './extensionRoutes.ts'
import { gatewayAnswers } from './gatewayAnswers.ts'

type Sources = { readonly service: ApiClient; readonly chainOnly: () => Promise<ApiClient> }

/** @returns how a route is answered that a Safe Client Gateway does not have in this form; null where it has it */
export function answerFromGateway(
  { service, chainOnly }: Sources,
  name: keyof Routes,
): ((input: RouteInput) => Promise<unknown>) | null {
  if (EXTENSION_ROUTES.has(name)) return async (input) => callRoute(await chainOnly(), name, input)
  const answers = gatewayAnswers(service)
  return name in answers ? (input) => callRoute(answers, name, input) : null
}
