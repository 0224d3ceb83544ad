// The kit that every screen is built of. A screen is a `Page`; its parts are `Card`s; a list is a `Table` with filters and
// exports; what can go wrong is an `ErrorBox`; what comes back from a press is a `toast`. Colours, sizes and type only from
// tokens.css (`var(--surface)`, `var(--muted)`, `var(--target)` …), classes from a CSS module beside the component:
//
//   <Page title={t('passports.title')} actions={<Button kind="primary" onPress={load}>{t('passports.import')}</Button>}>
//     <Table label={t('passports.title')} columns={columns} rows={rows} rowKey={(row) => row.dppCode} total={total}
//       onEnd={fetchNextPage} onOpen={open} filters={<Field …/>} exports={<Download …/>} empty={<EmptyState …/>} />
//   </Page>
export { Age, useNow } from './age.tsx';
export {
  Badge,
  HEADLINE_ICON,
  HEADLINE_TONE,
  HeadlineBadge,
  OutcomeIcon,
  SampleBadge,
  type Tone,
} from './badge.tsx';
export { Button, IconButton, SaveLink } from './button.tsx';
export { Card, Facts, Fold, Page } from './card.tsx';
export { Checkbox } from './checkbox.tsx';
export { CopyIcon } from './copy.tsx';
export { cx } from './cx.ts';
export { Dialog } from './dialog.tsx';
export { DropFile } from './drop-file.tsx';
export { FactLabel } from './fact-label.tsx';
export { Field } from './field.tsx';
export { Foreign, original, page, shown } from './foreign.tsx';
export { useKept } from './kept.ts';
export { Materials } from './materials.tsx';
export { Raw, TrueHost } from './mono.tsx';
export { Note } from './note.tsx';
export { safeFileName, saveBlob, saveText } from './save-file.ts';
export { Select } from './select.tsx';
export { EmptyState, ErrorBox, Loading, Progress } from './states.tsx';
export { type Column, Table } from './table.tsx';
export { applyTheme } from './theme.ts';
export { announce, dismissPassing, toast } from './toast.tsx';
