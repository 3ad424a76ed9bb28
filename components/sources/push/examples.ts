/** A ready-to-run example: the label of its tab, and the code. */
export type Example = { id: 'curl' | 'javascript' | 'python'; label: string; code: string }

const item = {
  external_id: 'article-1',
  title: 'Hello from my website',
  content: '<p>The first item, <strong>pushed</strong>.</p>',
  url: 'https://www.example.com/articles/1',
  tags: ['news'],
}

/**
 * Returns code that pushes one item to this URL, in three languages. With a secret, the examples can be run as they
 * are; without one, they read it from the environment variable that the text around them names.
 */
export function pushExamples(address: string, secret: string | undefined): Example[] {
  return [
    {
      id: 'curl',
      label: 'curl',
      code: [
        `curl -X POST ${shell(address)} \\`,
        `  -H ${bearerForShell(secret)} \\`,
        `  -H 'Content-Type: application/json' \\`,
        `  -d ${shell(JSON.stringify(item))}`,
      ].join('\n'),
    },
    { id: 'javascript', label: 'JavaScript', code: javascript(address, secret) },
    { id: 'python', label: 'Python', code: python(address, secret) },
  ]
}

/** Shows how the system behind a source notifies us that it has something new. */
export const notifyExample = (address: string, secret: string | undefined): string =>
  `curl -X POST ${shell(address)} \\\n  -H ${bearerForShell(secret)}`

const shell = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`

const bearerForShell = (secret: string | undefined): string =>
  secret === undefined
    ? '"Authorization: Bearer $TRIBUTARY_SECRET"'
    : shell(`Authorization: Bearer ${secret}`)

function javascript(address: string, secret: string | undefined): string {
  const fields = Object.entries(item).map(([name, value]) => `    ${name}: ${JSON.stringify(value)},`)
  return [
    `const response = await fetch(${JSON.stringify(address)}, {`,
    `  method: 'POST',`,
    `  headers: {`,
    secret === undefined
      ? `    Authorization: 'Bearer ' + process.env.TRIBUTARY_SECRET,`
      : `    Authorization: ${JSON.stringify(`Bearer ${secret}`)},`,
    `    'Content-Type': 'application/json',`,
    `  },`,
    `  body: JSON.stringify({`,
    ...fields,
    `  }),`,
    `})`,
    `console.log(response.status, await response.json())`,
  ].join('\n')
}

function python(address: string, secret: string | undefined): string {
  const fields = Object.entries(item).map(
    ([name, value]) => `    ${JSON.stringify(name)}: ${JSON.stringify(value)},`,
  )
  const bearer =
    secret === undefined ? `"Bearer " + os.environ["TRIBUTARY_SECRET"]` : JSON.stringify(`Bearer ${secret}`)
  return [
    ...(secret === undefined ? ['import os'] : []),
    `import json, urllib.request`,
    ``,
    `item = {`,
    ...fields,
    `}`,
    `request = urllib.request.Request(`,
    `    ${JSON.stringify(address)},`,
    `    data=json.dumps(item).encode(),`,
    `    headers={"Authorization": ${bearer}, "Content-Type": "application/json"},`,
    `)`,
    `print(urllib.request.urlopen(request).read().decode())`,
  ].join('\n')
}
