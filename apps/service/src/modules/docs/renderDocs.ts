import { Html, markup } from './markup.ts'
import { type OpenApiDocument, type Operation, readOpenApiDocument, type Schema } from './OpenApiDocument.ts'

type Entry = { method: string; path: string; operation: Operation }

/** Routes without a JSON body, which a schema could not describe. */
const BESIDES = [
  ['GET /v1/chains/{chainId}/safes/{safe}/events', 'Server-sent events of one account; Last-Event-ID resumes'],
  ['GET /v1/events?safes=chainId:address,…', 'Server-sent events of up to 200 accounts in one stream'],
  ['POST /v1/events', 'The same of up to 1,000 accounts, named in the body: {"safes":["chainId:address", …]}'],
  ['GET /v1/chains/{chainId}/safes/{safe}/export?format=csv|json&from=&to=', 'The whole history as a file, streamed'],
  ['GET /metrics', 'Counters for Prometheus; for the operator'],
  ['GET /openapi.json', 'This page as data'],
] as const

/** The whole API on one page, without scripts and other hosts. */
export function renderDocs(): string {
  const document = readOpenApiDocument()
  const groups = groupEntries(document)
  const { title, version } = document.info
  return markup`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}: API</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/docs/style.css" />
      </head>
      <body>
        <a class="skip" href="#content">Skip to the endpoints</a>
        <header>
          <h1>${title}</h1>
          <p>Version ${version}. Speaks the Safe Client Gateway’s HTTP API. <a href="/openapi.json">openapi.json</a></p>
        </header>
        <div class="columns">
          <nav aria-label="Endpoints">
            <ul>
              ${[...groups.keys()].map((name) => markup`<li><a href="#group-${name}">${name}</a></li>`)}
              <li><a href="#besides">Streams and files</a></li>
              <li><a href="#schemas">Shapes</a></li>
            </ul>
          </nav>
          <main id="content">
            ${[...groups].map(([name, entries]) => renderGroup(name, entries))}
            <section>
              <h2 id="besides">Streams and files</h2>
              <table>
                <thead>
                  <tr>
                    <th scope="col">Endpoint</th>
                    <th scope="col">What</th>
                  </tr>
                </thead>
                <tbody>
                  ${BESIDES.map(
                    ([path, what]) =>
                      markup`<tr>
                        <td><code>${path}</code></td>
                        <td>${what}</td>
                      </tr>`,
                  )}
                </tbody>
              </table>
            </section>
            <section>
              <h2 id="schemas">Shapes</h2>
              ${Object.entries(document.components.schemas).map(([name, schema]) => renderComponent(name, schema))}
            </section>
          </main>
        </div>
      </body>
    </html>`.text
}

function groupEntries({ paths }: OpenApiDocument): Map<string, Entry[]> {
  const groups = new Map<string, Entry[]>()
  for (const [path, operations] of Object.entries(paths))
    for (const [method, operation] of Object.entries(operations)) {
      const name = groupOf(path)
      groups.set(name, [...(groups.get(name) ?? []), { method: method.toUpperCase(), path, operation }])
    }
  return new Map([...groups].toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** The noun of a path: `/v1/chains/{chainId}/safes/…` is about safes. */
function groupOf(path: string): string {
  const words = path.split('/').filter((part) => part !== '' && !/^v\d+$/.test(part) && !part.startsWith('{'))
  const [first = 'service', second] = words
  if (path.split('/').length <= 3 && !path.startsWith('/v')) return 'service'
  return first === 'chains' && second !== undefined ? second : first
}

const renderGroup = (name: string, entries: readonly Entry[]): Html =>
  markup`<section>
    <h2 id="group-${name}">${name}</h2>
    ${entries.map(renderOperation)}
  </section>`

function renderOperation({ method, path, operation }: Entry): Html {
  const { operationId, summary, parameters, requestBody, responses } = operation
  return markup`<details>
    <summary>
      <h3><span class="method ${method.toLowerCase()}">${method}</span> <code>${path}</code></h3>
      <span class="what">${summary}</span>
    </summary>
    <div class="body" id="${operationId}">
      ${parameters.length === 0 ? null : renderParameters(parameters)}
      ${
        requestBody === undefined
          ? null
          : markup`<h4>Body</h4>
              ${renderContent(requestBody.content, `Body of ${operationId}`)}`
      }
      ${Object.entries(responses).map(
        ([status, { description, content }]) =>
          markup`<h4>${status === 'default' ? 'Otherwise' : status}: ${description}</h4>
            ${renderContent(content, `Answer ${status} of ${operationId}`)}`,
      )}
    </div>
  </details>`
}

const renderParameters = (parameters: Operation['parameters']): Html =>
  markup`<table>
    <thead>
      <tr>
        <th scope="col">Parameter</th>
        <th scope="col">In</th>
        <th scope="col">Type</th>
      </tr>
    </thead>
    <tbody>
      ${parameters.map(
        ({ name, in: place, required, schema }) =>
          markup`<tr>
            <td><code>${name}</code>${required ? '' : ' (optional)'}</td>
            <td>${place}</td>
            <td><code>${renderSchema(schema)}</code></td>
          </tr>`,
      )}
    </tbody>
  </table>`

function renderContent(content: Operation['responses'][string]['content'], label: string): Html | null {
  const schema = content?.['application/json']?.schema
  return schema === undefined ? null : renderCode(schema, label)
}

/** Long lines scroll inside their own region, which the keyboard must reach. */
const renderCode = (schema: Schema, label: string): Html =>
  markup`<pre tabindex="0" role="region" aria-label="${label}"><code>${renderSchema(schema)}</code></pre>`

const renderComponent = (name: string, schema: Schema): Html =>
  markup`<details>
    <summary>
      <h3><code>${name}</code></h3>
    </summary>
    <div class="body" id="schema-${name}">${renderCode(schema, `Shape ${name}`)}</div>
  </details>`

/** A schema as a TypeScript type, because that is shorter to read; names link to their own section. */
export function renderSchema(schema: Schema, indent = ''): Html {
  if (schema.$ref !== undefined) {
    const name = schema.$ref.split('/').at(-1) ?? ''
    return markup`<a href="#schema-${name}">${name}</a>`
  }
  if (schema.const !== undefined) return markup`${JSON.stringify(schema.const)}`
  if (schema.enum !== undefined) return markup`${schema.enum.map((value) => JSON.stringify(value)).join(' | ')}`
  const options = schema.anyOf ?? schema.oneOf
  if (options !== undefined) return join(options, ' | ', indent)
  if (schema.allOf !== undefined) return join(schema.allOf, ' & ', indent)
  if (schema.type === 'array') return markup`${wrap(schema.items ?? {}, indent)}[]`
  if (schema.properties !== undefined) return renderObject(schema, schema.properties, indent)
  if (schema.type === 'object') {
    const value = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : {}
    return markup`{ [key: string]: ${renderSchema(value, indent)} }`
  }
  const type = Array.isArray(schema.type) ? schema.type.join(' | ') : (schema.type ?? 'unknown')
  return schema.pattern === undefined
    ? markup`${type}`
    : markup`${type} <span class="pattern">/${schema.pattern}/</span>`
}

function renderObject(schema: Schema, properties: Readonly<Record<string, Schema>>, indent: string): Html {
  const required = new Set(schema.required)
  const inner = `${indent}  `
  const lines = Object.entries(properties).map(([name, property]) => {
    const type = renderSchema(property, inner)
    return markup`${inner}${name}${required.has(name) ? '' : '?'}: ${type}${'\n'}`
  })
  return lines.length === 0 ? markup`{}` : markup`{${'\n'}${lines}${indent}}`
}

const join = (schemas: readonly Schema[], separator: string, indent: string) =>
  new Html(schemas.map((schema) => renderSchema(schema, indent).text).join(separator))

const wrap = (schema: Schema, indent: string) =>
  schema.anyOf || schema.oneOf || schema.enum ? markup`(${renderSchema(schema, indent)})` : renderSchema(schema, indent)
