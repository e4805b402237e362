'use client';
import type { CaptionedImage } from '@portal/model';
import { GalleryViewer } from '@portal/ui/gallery';
import { island } from '../declare-island';

export type GalleryIslandProps = { images: readonly CaptionedImage[]; label?: string; priority?: boolean };

/** Pictures with a full-window viewer. */
const GalleryIsland = (props: GalleryIslandProps) => <GalleryViewer {...props} />;

export default island({ wakes: 'interaction', component: GalleryIsland });
