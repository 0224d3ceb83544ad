// The kit of which every screen is built.
//
// A screen is a `Page` of `Card`s. A list is a `Table`, or a `List` if it loads page by page. Errors use `ErrorBox`, short messages `toast`.
// Colours, sizes and type come only from tokens.css (`var(--surface)`, `var(--muted)`, `var(--target)` …), classes from a CSS module next to
// the component:
//
//   <Page title={t('passports.title')} actions={<Button kind="primary" onPress={load}>{t('passports.import')}</Button>}>
//     <Table label={t('passports.title')} columns={columns} rows={rows} rowKey={(row) => row.dppCode} total={total}
//       onEnd={fetchNextPage} onOpen={open} filters={<Field …/>} exports={<Download …/>} empty={<EmptyState …/>} />
//   </Page>
export { Age, useNow } from './content/age.tsx';
export { CopyIcon } from './content/copy.tsx';
export { CopyLine } from './content/copy-line.tsx';
export { Materials } from './content/materials.tsx';
export { Raw, TrueHost } from './content/mono.tsx';
export { Scroll } from './content/scroll.tsx';
export { Shortcut } from './content/shortcut.tsx';
export { useWidth } from './content/use-width.ts';
export { BackLink } from './controls/back-link.tsx';
export { Button, IconButton, SaveLink } from './controls/button.tsx';
export { Checkbox } from './controls/checkbox.tsx';
export { DropFile } from './controls/drop-file.tsx';
export { Field, type FieldProps } from './controls/field.tsx';
export { Form } from './controls/form.tsx';
export { type Option, Select } from './controls/select.tsx';
export {
  Badge,
  HEADLINE_ICON,
  HEADLINE_TONE,
  HeadlineBadge,
  OutcomeIcon,
  SampleBadge,
  type Tone,
  toneColour,
} from './feedback/badge.tsx';
export { Note } from './feedback/note.tsx';
export { EmptyState, ErrorBox, Loading, Progress } from './feedback/states.tsx';
export { announce, dismissPassing, openToast, toast } from './feedback/toast.tsx';
export { saveBlob, saveText } from './files/save-file.ts';
export { ActionDialog, type ActionDialogProps } from './layout/action-dialog.tsx';
export { Card, Facts, Fold, Page } from './layout/card.tsx';
export { Dialog } from './layout/dialog.tsx';
export { FactGroups } from './layout/fact-groups.tsx';
export { ColumnHeads } from './lists/column-heads.tsx';
export { keepFor, useKept } from './lists/kept.ts';
export { List } from './lists/list.tsx';
export { LogLines } from './lists/log-lines.tsx';
export { PlainTable } from './lists/plain-table.tsx';
export { SearchField } from './lists/search-field.tsx';
export { ShownPart } from './lists/shown-part.tsx';
export { type Column, Table } from './lists/table.tsx';
export { cx } from './style/cx.ts';
export { applyTheme } from './style/theme.ts';
export { FactLabel } from './text/fact-label.tsx';
export { Foreign, original, page, safeFileName, shown } from './text/foreign.tsx';
