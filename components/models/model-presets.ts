import type { ModelKind } from '@/db/allowed-values'

export type ModelPreset = {
  id: string
  label: string
  kind: ModelKind
  /** The default base URL; empty if there is none. */
  address: string
  example: string
  needsKey: boolean
  help: string
}

/** Common model servers, with what people need to know about each. */
export const modelPresets: readonly ModelPreset[] = [
  {
    id: 'anthropic',
    label: 'Anthropic',
    kind: 'anthropic',
    address: 'https://api.anthropic.com/v1',
    example: 'claude-sonnet-5-5',
    needsKey: true,
    help: 'Create a key at platform.claude.com under API keys.',
  },
  {
    id: 'gateway',
    label: 'Vercel AI Gateway',
    kind: 'gateway',
    address: 'https://ai-gateway.vercel.sh/v4/ai',
    example: 'anthropic/claude-sonnet-5.5',
    needsKey: true,
    help: 'Create a key in the Vercel dashboard under AI Gateway. Names have the form provider/model.',
  },
  {
    id: 'openai',
    label: 'OpenAI',
    kind: 'openai-compatible',
    address: 'https://api.openai.com/v1',
    example: 'gpt-5-mini',
    needsKey: true,
    help: 'Create a key at platform.openai.com under API keys.',
  },
  {
    id: 'openrouter',
    label: 'OpenRouter',
    kind: 'openai-compatible',
    address: 'https://openrouter.ai/api/v1',
    example: 'qwen/qwen3-32b',
    needsKey: true,
    help: 'Create a key at openrouter.ai under Keys. Names have the form provider/model.',
  },
  {
    id: 'ollama',
    label: 'Ollama',
    kind: 'openai-compatible',
    address: 'http://127.0.0.1:11434/v1',
    example: 'qwen3',
    needsKey: false,
    help: 'Run “ollama pull qwen3” first. It needs no key. On another computer, your administrator has to allow its address.',
  },
  {
    id: 'lm-studio',
    label: 'LM Studio',
    kind: 'openai-compatible',
    address: 'http://127.0.0.1:1234/v1',
    example: 'qwen3-8b',
    needsKey: false,
    help: 'Start its server under Developer. It needs no key. Your administrator has to allow its address.',
  },
  {
    id: 'vllm',
    label: 'vLLM',
    kind: 'openai-compatible',
    address: 'http://127.0.0.1:8000/v1',
    example: 'Qwen/Qwen3-8B',
    needsKey: false,
    help: 'Start it with “vllm serve”. It needs a key only if you set one. Your administrator has to allow its address.',
  },
  {
    id: 'other',
    label: 'Another OpenAI-compatible server',
    kind: 'openai-compatible',
    address: '',
    example: '',
    needsKey: false,
    help: 'Any server that offers chat completions as OpenAI does. Its address usually ends in /v1.',
  },
]

/** Returns the preset that best matches the stored settings; the first one if nothing is stored. */
export function presetOf(server: { kind: ModelKind; base_url: string } | null): ModelPreset {
  const other = modelPresets.find(({ id }) => id === 'other') as ModelPreset
  if (server === null) return modelPresets[0] ?? other
  const at = (address: string) =>
    URL.canParse(address) ? new URL(address).port || new URL(address).host : ''
  return (
    modelPresets.find(
      ({ kind, address }) =>
        kind === server.kind && (kind !== 'openai-compatible' || at(address) === at(server.base_url)),
    ) ?? other
  )
}
