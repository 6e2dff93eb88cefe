//! Board frames of a page, each with its sentence.

use tera::Value;

use super::{Document, step_kind};
use crate::page::{Panels, STATE};
use carryless_args::error::Error;
use carryless_games::board_frames::{BoardFrame, FrameKind};
use carryless_games::figure::Figure;
use carryless_games::games::Explanation;
use carryless_games::serialize;

impl Document<'_> {
    /// Returns `frames` with their sentences; `None` without frames.
    pub(super) fn panels<'f>(
        &mut self,
        frames: &'f [BoardFrame],
        steps: &[Value],
    ) -> Result<Option<Panels<'f>>, Error> {
        let mut sentences = Vec::with_capacity(frames.len());
        for frame in frames {
            sentences.push(self.render_frame(frame, steps)?);
        }
        Ok((!sentences.is_empty()).then_some(Panels { frames, sentences }))
    }

    /// Returns the sentence of a frame as Markdown; its template can use the step of the frame's kind.
    fn render_frame(&mut self, frame: &BoardFrame, steps: &[Value]) -> Result<String, Error> {
        let name = frame.kind.tag();
        let step = steps.iter().find(|step| step_kind(step) == Some(name));
        self.context.insert_value("step", step.cloned().unwrap_or(Value::none()));
        self.context.insert_value("moment", serialize::value(frame));
        self.render_trimmed(&["moment-", name].concat())
    }

    /// Appends the board frames that the view's `only` names, each with its sentence. A name that is also the
    /// kind of a step selects only the step.
    pub(super) fn append_named_frames<'f>(
        &mut self,
        explanation: &'f Explanation,
        steps: &[Value],
        text: &mut Vec<u8>,
        shown: &mut Vec<Figure<'f>>,
    ) -> Result<(), Error> {
        let wanted = |named: &&FrameKind| {
            self.view.only.iter().any(|wanted| wanted == named.tag())
                && !steps.iter().any(|step| step_kind(step) == Some(named.tag()))
        };
        let wanted: Vec<FrameKind> = FrameKind::ALL.iter().filter(wanted).copied().collect();
        for figure in wanted.into_iter().filter_map(|kind| explanation.frame_figure(kind)) {
            let Figure::BoardFrame { frames, index } = &figure else { continue };
            let told = match frames.get(*index) {
                Some(frame) => self.render_frame(frame, steps)?,
                None => continue,
            };
            text.extend([STATE, "\n\n", &told, "\n\n"].concat().as_bytes());
            shown.push(figure);
        }
        Ok(())
    }
}
