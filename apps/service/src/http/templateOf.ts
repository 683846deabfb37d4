/** The template of a route in the form of the API documentation, `/v1/chains/{chainId}`, in the form of the server: `/v1/chains/:chainId`. */
export const templateOf = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1')

/** Whether a route is the one of a template, or below it. */
export const isWithin = (route: string, template: string): boolean =>
  route === template || route.startsWith(`${template}/`)
