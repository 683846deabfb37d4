import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

/*
 * The floor: node:http alone, sending the bytes of the given files. `bareServer.mjs path…` answers /0, /1, …
 */
const answers = process.argv.slice(2).map((path) => readFileSync(path))
const server = createServer((request, response) => {
  const body = answers[Number(request.url.slice(1))]
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length })
  response.end(body)
})
server.listen(0, '127.0.0.1', () => console.log(`serves on http://127.0.0.1:${server.address().port}`))
