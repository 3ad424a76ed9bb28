import fc from 'fast-check'

// The same code is to get the same verdict: new inputs are looked for by `npm run explore`, not by chance in a gate.
if (process.env.TRIBUTARY_EXPLORE !== '1') fc.configureGlobal({ seed: 20_261_121 })
