import { routes } from '@countersign/api'
import type { FastifyInstance } from 'fastify'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { mount } from '../../routing/mount.ts'
import { readBoot } from './readBoot.ts'
import { toPageConfig } from './toPageConfig.ts'

export function mountPage(app: FastifyInstance, context: ServiceContext): void {
  mount(app, routes.getPageConfig, async () => toPageConfig(context))
  mount(app, routes.getBoot, async ({ query, request }) => readBoot(context, request, query))
}
